import { defineConfig } from '@playwright/test';
import type { AlentoOptions } from './fixtures/alento.ts';
import { launchOptions } from './fixtures/browser.ts';

const results = '../test-results';

export default defineConfig<object, AlentoOptions>({
  testDir: '.',
  globalSetup: './fixtures/first-start.ts',
  outputDir: `${results}/e2e`,
  // Each worker runs a server, a database, a model and a browser; two leave a third of two processors idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that others share can stand still for seconds; what passes only the second time is named at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/e2e.json` }]],
  snapshotPathTemplate: '{testDir}/{testFileDir}/baselines/{arg}{ext}',
  use: {
    actionTimeout: 10_000,
    timezoneId: 'America/Sao_Paulo',
    // A page answered by a service worker is out of reach of a test that holds requests back.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // Recording every test to keep the few that fail costs an eighth of all the work.
    trace: 'on-first-retry',
  },
});
