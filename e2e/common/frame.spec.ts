import { goOffline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('the product opens again, and a breath needs nothing', async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await goOffline(page);
    await page.goto('/app');
    await expect(page.getByText(t('common:offline'))).toBeVisible();
    await expect(visitor.heading(t('common:home.start.title'))).toBeVisible();
    await visitor.goTo('mindfulness');
    await page.getByRole('tab', { name: t('mindfulness:tabs.breathing') }).click();
    await page.getByRole('link', { name: t('mindfulness:breathing.pattern.fourSevenEight.name') }).click();
    await visitor.button(t('mindfulness:breathing.start')).click();
    await expect(page.getByText(t('mindfulness:breathing.phase.in')).first()).toBeVisible();
  });
});

test(
  'two presses of Escape leave for another page, and Back does not return',
  { tag: '@desktop' },
  async ({ page, signedIn, visitor }) => {
    await page.route('https://www.google.com/', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
    );
    await visitor.arriveHome(signedIn);
    await visitor.goTo('progress');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('https://www.google.com/');
    await page.goBack();
    await expect(page).toHaveURL('https://www.google.com/');
  },
);

test(
  'focus and title follow a person from screen to screen',
  { tag: '@desktop' },
  async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    for (const place of ['progress', 'mindfulness', 'premium'] as const) {
      await visitor.goTo(place);
      await expect(page).toHaveTitle(new RegExp(`^${t(`common:navigation.${place}`)} `));
      await expect(page.getByRole('main')).toBeFocused();
    }
    await page.reload();
    await expect(visitor.heading(t('billing:title'))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('common:skipToContent') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);
