import { loadDialogueTexts } from '@alento/guided-companion/dialogues/load-dialogue-texts.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { goOffline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visitor } from '../fixtures/visitor.ts';

test.use({ engine: 'guided', serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

const { texts, titles, shared } = await loadDialogueTexts('pt');
const { stop } = texts;

const answerBox = ({ page, t }: Visitor): Locator => page.getByRole('textbox', { name: t('exercises:player.answer') });

async function say(visitor: Visitor, words: string): Promise<void> {
  await answerBox(visitor).fill(words);
  await visitor.button(visitor.t('exercises:player.send')).click();
}

/** At night the exercises for it stand first. */
async function chooseRightNow({ page, t }: Visitor): Promise<void> {
  const needs = page.getByRole('radiogroup', { name: t('exercises:need') });
  await needs.getByText(t('exercises:group.rightNow'), { exact: true }).click();
}

async function start(visitor: Visitor): Promise<void> {
  await visitor.page.getByRole('link', { name: new RegExp(`^${titles.stop}`) }).click();
  await expect(visitor.heading(titles.stop)).toBeVisible();
  await visitor.button(shared.start).click();
}

/** Skips whatever is left. */
async function skipToTheEnd(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const done = page.getByRole('progressbar', { name: t('exercises:player.progress') });
  for (let steps = 0; steps < 16; steps += 1) {
    if ((await answerBox(visitor).count()) === 0) break;
    const before = await done.getAttribute('aria-valuetext');
    await visitor.button(t('exercises:player.skip')).click();
    await expect(done).not.toHaveAttribute('aria-valuetext', before ?? '');
  }
  await expect(page.getByText(stop.close)).toBeVisible();
}

const storedOnDevice = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('somebody without an account does an exercise, leaves it, goes on without a connection and takes something away', async ({
  page,
  visitor,
  t,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/exercises');
  await expect(visitor.heading(t('exercises:title'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(titles.stop);
  await start(visitor);

  // Words are as good as buttons: a number, a reason, an own answer.
  await say(visitor, 'uns 8');
  await say(visitor, 'por quê?');
  await expect(page.getByText(stop.why)).toBeVisible();
  await say(visitor, 'mandar uma mensagem horrível para o meu chefe');
  await expect(page.getByText('mandar uma mensagem horrível para o meu chefe')).toBeVisible();
  await expectAccessible(page);
  expect(await storedOnDevice(page)).not.toContain('horrível');

  await page.evaluate(() => navigator.serviceWorker.ready);
  const comeBack = await goOffline(page);
  await page.reload();
  await expect(page.getByText('mandar uma mensagem horrível para o meu chefe')).toBeVisible();
  await visitor.button(t('exercises:player.back')).click();
  await expect(page.getByText('mandar uma mensagem horrível para o meu chefe')).toBeHidden();
  await say(visitor, 'escrever tudo de uma vez');
  await skipToTheEnd(visitor);
  await comeBack();

  await page.goto('/exercises');
  await chooseRightNow(visitor);
  const history = page.getByRole('region', { name: t('exercises:history.title') });
  await expect(history.getByRole('heading', { name: titles.stop })).toBeVisible();
  await visitor
    .button(t('exercises:favourite', { title: titles.stop }))
    .first()
    .click();
  await expect(page.getByRole('region', { name: t('exercises:favourites') })).toContainText(titles.stop);
  expect(asked.filter((path) => path.startsWith('/api/') && !/^\/api\/(config|geo)$/.test(path))).toEqual([]);
});

test('an exercise is begun from a conversation, gone on with on another device, and taken away', async ({
  alento,
  browser,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.openNewSession(alento.url, signedIn);
  await visitor.chooseOption(t('chat:session.exercises'));
  await chooseRightNow(visitor);
  await start(visitor);
  await visitor.button('8').click();
  await expect(answerBox(visitor)).toBeVisible();
  const kept = page.waitForResponse((response) => /\/api\/dialogue-runs\//.test(response.url()));
  await say(visitor, 'gritar com o meu irmão');
  await kept;

  const other = await browser.newPage({ storageState: await page.context().storageState() });
  await other.goto(`${alento.url}/exercises`);
  await expect(other.getByRole('heading', { name: t('exercises:unfinished.title') })).toBeVisible();
  await other.getByRole('link', { name: t('exercises:unfinished.goOn') }).click();
  await expect(other.getByText('gritar com o meu irmão')).toBeVisible();
  await other.close();

  await skipToTheEnd(visitor);
  await visitor.button(t('exercises:takeaway.toConversation')).click();
  await expect(visitor.composer).toBeVisible();
});

test('an exercise that fits what was said stands under the reply, one tap away', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.openNewSession(alento.url, signedIn);
  await visitor.say('não consigo dormir faz uma semana, me dá uma dica');
  const offered = page.getByRole('list', { name: t('chat:fittingDialogues') });
  await expect(offered.getByRole('link', { name: titles.windingDown })).toBeVisible();
  await expectAccessible(page);
  await offered.getByRole('link', { name: titles.windingDown }).click();
  await expect(page).toHaveURL(/\/exercises\/windingDown\?session=/);
  await expect(page.getByRole('heading', { name: titles.windingDown })).toBeVisible();
});

test('danger in an answer ends the exercise and brings help, and the words go into a conversation', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.openNewSession(alento.url, signedIn);
  await visitor.chooseOption(t('chat:session.exercises'));
  await chooseRightNow(visitor);
  await start(visitor);
  await visitor.button('9').click();
  await say(visitor, 'quero me matar hoje à noite');
  await expect(page.getByText(t('exercises:player.danger'))).toBeVisible();
  await expect(page.getByRole('link', { name: /188|192/ }).first()).toBeVisible();
  await expect(answerBox(visitor)).toBeHidden();
  await visitor.button(t('exercises:player.talk')).click();
  await expect(visitor.composer).toHaveValue('quero me matar hoje à noite');
});
