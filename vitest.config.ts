import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**'];
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

// Loading modules takes longer than most tests, so files share them, but not those of the web, which keep a state.
export default defineConfig({
  test: {
    // Vitest would leave one processor to itself: of two, half. One more, because a third of the time is spent waiting.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: 'web', include: ['web/**/*.test.ts'], exclude, ...patience } },
      {
        test: {
          name: 'domain',
          include: ['packages/{domain,classifier,safety,guided-companion}/**/*.test.ts'],
          exclude,
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/setup.ts'],
          include: ['{packages,server,locales,scripts,supabase}/**/*.test.ts'],
          exclude: [...exclude, 'packages/{domain,classifier,safety,guided-companion}/**'],
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
