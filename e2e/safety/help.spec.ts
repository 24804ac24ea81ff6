import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visitor } from '../fixtures/visitor.ts';

/** A number is found by what it dials: the same digits may stand in more than one sentence. */
const call = (page: Page, number: string) => page.locator(`a[href="tel:${number}"]`).first();

async function chooseCountry({ page, t }: Visitor, name: string): Promise<void> {
  await page.getByRole('combobox', { name: t('safety:country.label') }).selectOption({ label: name });
}

test.describe('help', () => {
  test('shows the numbers of the country to somebody who never signed in', async ({ page, visitor, t }) => {
    await page.goto('/help');
    const first = page.getByRole('link').first();
    await expect(first).toHaveText(`Ligar 192${t('safety:emergency.ambulance')}`);
    await expect(first).toHaveAttribute('href', 'tel:192');
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(call(page, '188')).toBeVisible();
    await expect(visitor.heading(t('safety:lines.unchecked'))).toBeVisible();
    await expect(page).toHaveTitle('Ajuda · Alento');
    await expectAccessible(page);
  });

  test('lets a person who is elsewhere say so, and remembers it', async ({ page, visitor, t }) => {
    await page.goto('/help');
    await chooseCountry(visitor, 'Estados Unidos');
    await expect(call(page, '911')).toBeVisible();
    await expect(call(page, '988')).toBeVisible();
    await expect(page.locator('a[href="sms:741741?&body=HOME"]')).toBeVisible();
    await expect(call(page, '188')).toBeHidden();
    await page.reload();
    await expect(call(page, '911')).toBeVisible();
    await chooseCountry(visitor, t('safety:country.other'));
    await expect(call(page, '112')).toBeVisible();
    await expect(page.getByText(t('safety:lines.none'))).toBeVisible();
    await expectAccessible(page);
  });

  test('leads through the senses and through a slow breath by the keyboard alone', async ({ page, visitor, t }) => {
    await page.goto('/help');
    const grounding = page.getByRole('region', { name: t('safety:grounding.title') });
    await grounding.getByRole('button', { name: t('safety:grounding.start') }).focus();
    for (const sense of ['see', 'touch', 'hear', 'smell', 'taste'] as const) {
      await page.keyboard.press('Enter');
      await expect(grounding.getByText(t(`safety:grounding.${sense}.title`))).toBeVisible();
    }
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(grounding.getByText(t('safety:grounding.done.title'))).toBeVisible();
    await expect(visitor.button(t('safety:grounding.again'))).toBeFocused();

    const breath = page.getByRole('region', { name: t('safety:breath.title') });
    await breath.getByRole('button', { name: t('safety:breath.start') }).press('Enter');
    await expect(breath.getByText(t('safety:breath.in'))).toBeVisible();
    await expect(breath.getByText(t('safety:breath.out'))).toBeVisible();
    await breath.getByRole('button', { name: t('safety:breath.stop') }).press('Enter');
    await expect(breath.getByText(t('safety:breath.out'))).toBeHidden();
  });

  test('tells nobody that it was opened', async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/help');
    await expect(call(page, '188')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const isOfPage = (url: string) =>
      /^\/(?:help$|assets\/|icons\/|favicon|manifest|sw\.js|__)/.test(new URL(url).pathname);
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) || !isOfPage(url))).toEqual([]);
  });
});

test.describe('help without a connection', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED.*favicon/] });

  test('is one tap away, without a connection, and leads back', async ({ page, context, t }) => {
    await page.goto('/login');
    const button = page.getByRole('link', { name: t('common:help.label') });
    await expect(button).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await button.click();
    await expect(call(page, '192')).toBeVisible();
    await page.getByRole('button', { name: t('safety:back') }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('help in another direction', () => {
  test.use({ timezoneId: 'Africa/Cairo' });

  test('keeps its numbers readable from right to left and on the narrowest phone', async ({ page, t }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/help');
    await expect(call(page, '123')).toBeVisible();
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await expectAccessible(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(page.getByRole('heading', { name: t('safety:grounding.title') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
