import { expectAccessible } from '../fixtures/accessibility.ts';
import { watchEffort } from '../fixtures/effort.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page reads, and leads into the product', async ({ alento, page, t }) => {
    await page.goto(alento.url);
    await expect(page.getByRole('heading', { level: 1, name: t('landing:hero.tell') })).toBeVisible();
    await expect(page.getByText(t('landing:night.friend.reply'))).toBeVisible();
    await expect(page.getByText('R$ 9,90')).toBeHidden();
    await page.getByText(t('landing:questions.gone.title')).click();
    await expect(page.getByText(t('landing:questions.gone.text'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('landing:hero.action') })).toHaveAttribute('href', /^\/login/);
    await page.getByRole('link', { name: 'English' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: wordsOf('en')('landing:hero.tell') })).toBeVisible();
  });
});

test('a conversation is tried without an account, and nothing of it is sent', async ({ page, visitor, t }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const countEffort = await watchEffort(page);
  await page.goto('/');
  await page.getByRole('link', { name: t('landing:hero.action') }).click();
  const box = page.getByRole('textbox', { name: t('landing:try.label') });
  const talk = page.getByRole('log', { name: t('landing:try.messages') });
  await expect(box).toBeFocused();
  await box.fill('hoje foi um dia difícil no trabalho');
  await visitor.button(t('landing:try.send')).click();
  await expect(talk.getByText(t('landing:try.companion'))).toHaveCount(2);
  expect(await countEffort()).toEqual({ taps: 2, fields: 0 });
  await expect(talk.locator('a[href^="tel:"]')).toHaveCount(0);
  await expectAccessible(page);

  await visitor.button(t('common:close')).click();
  await expect(talk).toBeHidden();
  await page
    .locator('#try')
    .getByRole('button', { name: t('chat:personality.wise.name') })
    .click();
  await box.fill('eu quero morrer');
  await visitor.button(t('landing:try.send')).click();
  await expect(talk.getByText(t('landing:try.companion'))).toHaveCount(3);
  const help = talk.getByRole('region', { name: t('safety:crisis.suicide.title') });
  await expect(help.locator('a[href="tel:188"]')).toBeVisible();
  await expect(help).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await help.getByRole('button', { name: t('safety:crisis.notMeant') }).click();
  await expect(talk.getByRole('link', { name: /^A ajuda/ })).toBeInViewport();
  await expect(help).toHaveCount(0);

  expect(asked.filter((request) => !/^GET \/(?:assets\/|favicon|icons\/|manifest|sw\.js$|$)/.test(request))).toEqual(
    [],
  );
  await page.getByRole('link', { name: t('landing:try.keepAction') }).click();
  await expect(visitor.heading(t('account:signUp.heading'))).toBeVisible();
});

test('where the connection is gone, the page says so while it is', async ({ context, page, t }) => {
  await page.goto('/');
  const note = page.getByText(t('common:offline'));
  await expect(page.locator('html')).toHaveAttribute('data-scripted');
  await expect(note).toBeHidden();
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeHidden();
});

test('what was said before there was an account is in it, for whoever wanted that', async ({
  companion,
  page,
  person,
  visitor,
  t,
}) => {
  test.slow();
  const said = 'o trem parou duas horas no meio do nada';
  companion.says('Duas horas paradas. E agora?');
  await page.goto('/');
  await page.getByRole('link', { name: t('landing:hero.action') }).click();
  await page.getByRole('textbox', { name: t('landing:try.label') }).fill(said);
  await visitor.button(t('landing:try.send')).click();
  await expect(page.getByText(t('landing:try.companion'))).toHaveCount(2);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(said);
  await page.getByRole('link', { name: t('landing:try.keepAction') }).click();
  await visitor.signUp(person);
  await expect(page).toHaveURL(/\/session\//);
  await expect(visitor.messages.getByText(said)).toBeVisible();
  await expect(visitor.messages.getByRole('article')).toHaveCount(3);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(said);
  await visitor.say('agora estou em casa');
  await expect(visitor.messages.getByText('Duas horas paradas. E agora?')).toBeVisible();
});

test('a visitor from elsewhere reads their language', { tag: '@desktop' }, async ({ browser, alento }) => {
  const english = wordsOf('en');
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.goto(alento.url);
  await expect(page.getByRole('heading', { level: 1, name: english('landing:hero.tell') })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/pt$/);
  await page.goto(alento.url);
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('pt')('landing:hero.tell') })).toBeVisible();
  await context.close();
});

test('who is signed in is offered to go on', { tag: '@desktop' }, async ({ page, signedIn, visitor, t }) => {
  await expect(page).toHaveURL(/\/app$/);
  await page.goto('/');
  await expect(page.getByText(signedIn.email)).toBeHidden();
  await expect(page.getByRole('link', { name: t('landing:enter'), exact: true })).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('landing:continue') })
    .click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(visitor.heading(t('common:home.start.title'))).toBeVisible();
});

test.describe('at the edges', { tag: '@desktop' }, () => {
  for (const width of [320, 1440]) {
    for (const language of ['pt', 'en'] as const) {
      test(`everybody can use it in ${language}, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${language}`);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
});
