import { expectAccessible } from '../fixtures/accessibility.ts';
import { findLostText } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('help in a conversation', () => {
  test('stands before the reply, without one, after a reload, and in another country', async ({
    alento,
    companion,
    page,
    signedIn,
    visitor,
    t,
  }) => {
    const { messages } = visitor;
    const help = messages.getByRole('region', { name: t('safety:crisis.suicide.title') });
    const again = messages.getByRole('region', { name: t('safety:crisis.again') });
    await visitor.openNewSession(alento.url, signedIn);

    await test.step('it stands before reviewed sentences, which name the same line, and no model is asked', async () => {
      companion.fails(500);
      await visitor.say('não aguento mais, quero me matar');
      await expect(help.locator('a[href="tel:188"]')).toBeVisible();
      await expect(help.getByRole('link', { name: t('safety:crisis.more') })).toHaveAttribute('href', '/help');
      await expect(messages.getByText(/\(188\)/)).toBeAttached();
      await expect(help.getByRole('heading').first()).toBeInViewport();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('told again it is brief', async () => {
      await visitor.say('quero me matar');
      await expect(again.locator('a[href^="tel:"]').first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('it is in the history', async () => {
      await page.reload();
      await expect(again).toBeVisible();
      await visitor.scroll(-5_000);
      await expect(help).toBeVisible();
    });

    // Rows that come into sight are measured, and the list moves by what was wrongly guessed: a press waits for that.
    await test.step('what was not meant so leaves one line, and stays so', async () => {
      await visitor.scroll(5_000);
      await again.getByRole('button', { name: t('safety:crisis.notMeant') }).click();
      const small = messages.getByRole('link', { name: /^A ajuda/ });
      await expect(small).toBeVisible();
      await expect(again).toHaveCount(0);
      await expectAccessible(page);
      await page.reload();
      await expect(small).toBeVisible();
      await visitor.restingPlace(small);
      await small.click();
      await expect(page).toHaveURL(/\/help$/);
      await page.goBack();
      await visitor.scroll(-5_000);
      await expect(help).toBeVisible();
    });

    await test.step('another country is two taps away', async () => {
      const otherCountry = help.getByRole('button', { name: t('safety:crisis.otherCountry') });
      await visitor.restingPlace(otherCountry);
      await otherCountry.click();
      await help.getByRole('combobox', { name: t('safety:country.label') }).selectOption({ label: 'Estados Unidos' });
      await expect(help.locator('a[href="tel:988"]')).toBeVisible();
    });

    await test.step('nothing of it is lost on the narrowest screen', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await findLostText(page)).toEqual([]);
    });
  });

  test.describe('without a server', () => {
    test.use({ expectedProblems: [/Failed to load resource/] });

    test('offers the way out where it may not be safe to be seen, and needs no server', async ({
      alento,
      page,
      signedIn,
      visitor,
      t,
    }) => {
      await visitor.openNewSession(alento.url, signedIn);
      await page.route('**/messages', (route) => route.abort());
      await visitor.say('meu marido me bateu de novo');
      const help = visitor.messages.getByRole('region', { name: t('safety:crisis.abuse.title') });
      await expect(help.getByRole('button', { name: t('common:quickExit') })).toBeVisible();
      await expect(help.locator('a[href="tel:188"]')).toBeVisible();
      await expect(visitor.messages.getByText('meu marido me bateu de novo')).toBeVisible();
    });
  });
});
