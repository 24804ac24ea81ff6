import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const exclude = ['**/node_modules/**', '**/build/**'];
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Files that take ten seconds or more: begun last, one of them would run alone in the end. */
const slow = [
  'server/src/main.test.ts',
  'server/src/platform/database/embedded.test.ts',
  'packages/safety/src/output-guard/output-guard.test.ts',
  'server/src/platform/backend/supabase-mode.test.ts',
  'server/src/platform/database/postgres-crash.test.ts',
  'scripts/move-to-supabase.test.ts',
  'web/src/features/mindfulness/sounds/synthesis/voices.test.ts',
  'packages/guided-companion/src/guided-reply.test.ts',
  'packages/guided-companion/src/personalities.test.ts',
  'packages/backend/src/crash-recovery.test.ts',
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      Number(!slow.some((file) => moduleId.endsWith(`/${file}`)));
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's, no array's
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}

// Loading modules takes longer than most tests, so files share them, but not those of the web, which keep a state.
export default defineConfig({
  test: {
    // Vitest would leave one processor to itself: of two, half. One more, because a third of the time is spent waiting.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
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
