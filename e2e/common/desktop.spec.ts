import { expectAccessible } from '../fixtures/accessibility.ts';
import { sendMessage, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, language: 'en' });

test(
  'a conversation stands between those before it and what may help',
  { tag: '@desktop' },
  async ({ alento, companion, page, signedIn, visitor, t }) => {
    companion.says('You sound tired, and it is good that you say so.');
    const earlier = await startSession(alento.url, signedIn, 'en');
    await sendMessage(alento.url, signedIn, earlier, 'I cannot sleep.');
    await visitor.openNewSession(alento.url, signedIn);
    const history = page.getByRole('navigation').getByRole('list', { name: 'Today' });
    await expect(history.getByRole('listitem')).toHaveCount(1);

    const words = 'One thing at a time is enough for tonight, and tomorrow is a day of its own. '.repeat(6).trim();
    companion.says(words);
    await visitor.say('Everything is too much.');
    await expect(visitor.messages.getByText(words)).toBeVisible();
    // What was just said is among them, without a reload, and marked as the one on screen.
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history.locator('[aria-current=page]')).toHaveCount(1);

    const letters = await visitor.messages.getByText(words).evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return (paragraph.textContent ?? '').length / lines.size;
    });
    expect(letters).toBeGreaterThan(50);
    expect(letters).toBeLessThan(72);

    const beside = page.getByRole('complementary', { name: t('common:help.beside') });
    await expect(beside.getByRole('link', { name: t('common:help.label') })).toBeVisible();
    await expect(beside.getByRole('button', { name: t('common:quickExit') })).toBeVisible();
    await expect(beside.getByRole('link', { name: /192/ })).toBeVisible();
    await beside.getByRole('button', { name: t('safety:breath.start') }).click();
    await expect(beside.getByText(t('safety:breath.in'))).toBeVisible();
    await expectAccessible(page);
    await history.getByRole('link').last().click();
    await expect(visitor.messages.getByText('I cannot sleep.')).toBeVisible();
  },
);

test(
  'the keyboard leads everywhere, says how, and single keys can be switched off',
  { tag: '@desktop' },
  async ({ alento, page, signedIn, visitor, t }) => {
    const sessionId = await startSession(alento.url, signedIn, 'en');
    await sendMessage(alento.url, signedIn, sessionId, 'I cannot sleep.');
    await page.goto('/progress');
    await expect(visitor.button(t('common-desk:shortcuts.title'))).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: t('chat:sessions.search.label') });
    await expect(search).toBeFocused();
    // Where somebody writes, a key is a letter.
    await page.keyboard.type('n?');
    await expect(search).toHaveValue('n?');
    await page.keyboard.press('Control+/');
    const sheet = page.getByRole('dialog', { name: t('common-desk:shortcuts.title') });
    await expect(sheet.getByText(t('common-desk:shortcuts.newLine'))).toBeVisible();
    await expectAccessible(page);
    await page.locator('label', { has: page.getByRole('switch') }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await visitor.goTo('progress');
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/progress$/);
    await page.keyboard.press('Control+/');
    await page.locator('label', { has: page.getByRole('switch') }).click();
    await visitor.button(t('common:close')).click();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/new-session$/);
    await expect(visitor.heading(t('chat:newSession.moodQuestion'))).toBeVisible();
    await page.keyboard.press('h');
    await expect(page).toHaveURL(/\/help$/);
  },
);
