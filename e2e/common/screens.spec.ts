import { expectAccessible } from '../fixtures/accessibility.ts';
import { startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const widths = [320, 1440];
const screens = [
  '/app',
  '/new-session',
  '/sessions',
  '/mindfulness',
  '/progress',
  '/profile',
  '/settings/memory',
  '/settings/reminders',
  '/settings/data',
  '/user-checker',
  '/premium',
  '/help',
  '/help/plan',
  '/forgot-password',
  '/nowhere',
];

for (const width of widths) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(
      `every screen is accessible and fits into ${width} pixels, ${direction}`,
      { tag: '@desktop' },
      async ({ alento, page, signedIn }) => {
        test.slow();
        const session = `/session/${await startSession(alento.url, signedIn)}`;
        await page.setViewportSize({ width, height: 800 });
        for (const path of [...screens, session]) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
        }
      },
    );
  }
}
