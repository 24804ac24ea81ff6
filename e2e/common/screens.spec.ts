import { expectAccessible, expectAccessibleMirrored } from '../fixtures/accessibility.ts';
import { startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const widths = [320, 1440];
const screens = {
  'of one’s own': [
    '/app',
    '/new-session',
    '/sessions',
    '/session',
    '/progress',
    '/profile',
    '/settings/memory',
    '/settings/reminders',
    '/settings/reports',
    '/settings/data',
  ],
  'for everybody': [
    '/mindfulness',
    '/mindfulness?tab=sleep',
    '/mindfulness/breathing/custom',
    '/user-checker',
    '/premium',
    '/help',
    '/help/plan',
    '/forgot-password',
    '/nowhere',
  ],
};

for (const [which, paths] of Object.entries(screens)) {
  test(
    `every screen ${which} is accessible and fits, narrow and wide, in both directions`,
    { tag: '@desktop' },
    async ({ alento, page, signedIn }) => {
      test.slow();
      const sessionId = await startSession(alento.url, signedIn);
      for (const path of paths) {
        await page.goto(path === '/session' ? `/session/${sessionId}` : path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          for (const direction of ['ltr', 'rtl'] as const) {
            await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
            const demand = direction === 'ltr' ? expectAccessible : expectAccessibleMirrored;
            await test.step(`${path}, ${width} pixels, ${direction}`, () => demand(page));
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect(overflow, `${path} is wider than ${width} pixels, ${direction}`).toBeLessThanOrEqual(0);
          }
        }
      }
    },
  );
}
