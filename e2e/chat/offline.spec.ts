import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { goOffline, untilCopied, untilKept, untilStored, wakeWorker } from '../fixtures/offline.ts';
import { type Account, sendMessage, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { Visitor } from '../fixtures/visitor.ts';

test.use({ serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const sessionId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** What the account has of a conversation, as another device would read it. */
async function readAccount(page: Page, { token }: Account, id: string): Promise<Conversation> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await page.request.get(`/api/sessions/${id}`, { headers })).json()) as Conversation;
}

test('with the network cut at every step a mood, a page and a conversation are kept, and arrive once', async ({
  page,
  alento,
  signedIn,
  visitor,
  companion,
  t,
}) => {
  companion.says('Conte mais.');
  await visitor.openNewSession(alento.url, signedIn);
  await visitor.say('O porto estava cinza hoje.');
  await expect(visitor.messages.getByText('Conte mais.')).toBeVisible();
  const id = sessionId(page);

  await page.evaluate(() => navigator.serviceWorker.ready);
  const comeBack = await goOffline(page);
  await visitor.say('Depois caminhei até em casa.');
  await expect(page.getByText(t('common:offline'))).toBeVisible();
  await expect(page.getByText(t('chat:session.offline'))).toBeVisible();
  await expect(visitor.messages.getByText(t('chat:messages.offline'))).toBeVisible();
  await expect(visitor.messages.getByText(t('chat:messages.waiting'))).toBeVisible();
  await expectAccessible(page);

  await page.goto('/app');
  await page
    .getByRole('group', { name: t('mood:checkIn.question') })
    .getByRole('button', { name: t('mood:name.anxious') })
    .click();
  await expect(page.getByText(t('mood:checkIn.waiting'))).toBeVisible();
  await page.goto('/journal/new?kind=free');
  await page.getByRole('textbox').fill('Hoje caminhei até o mar');
  await visitor.button(t('journal-entry:save')).click();
  await expect(page.getByText(t('journal-entry:unsent'))).toBeVisible();
  await untilStored(page, 3);

  await page.goto('/sessions');
  await expect(page.getByText(t('chat:sessions.offline'))).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(visitor.messages.getByText('O porto estava cinza hoje.')).toBeVisible();
  await expect(visitor.messages.getByText('Depois caminhei até em casa.')).toBeVisible();
  await visitor.say('quero me matar hoje à noite');
  await expect(page.getByRole('link', { name: /188/ }).first()).toBeVisible();
  await expect(visitor.button(t('chat:composer.send'))).toBeVisible();

  await comeBack();
  await expect(visitor.messages.getByText(t('chat:messages.waiting'))).toHaveCount(0);
  const said = (await readAccount(page, signedIn, id)).messages;
  expect(said.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual([
    'O porto estava cinza hoje.',
    'Depois caminhei até em casa.',
    'quero me matar hoje à noite',
  ]);
  expect(said.map(({ role }) => role)).toEqual(said.map((_, index) => (index % 2 === 0 ? 'assistant' : 'user')));
  expect(said.slice(3).every(({ isOffline }) => isOffline)).toBe(true);
  expect(said.findLast(({ role }) => role === 'user')?.help).toMatchObject({ form: 'full' });

  await page.goto('/moods');
  await expect(page.getByRole('listitem').filter({ hasText: t('mood:name.anxious') })).toHaveCount(1);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: /Hoje caminhei até o mar/ })).toHaveCount(1);
});

test('a conversation begun offline in two tabs arrives once, in order, and a message is taken back', async ({
  page,
  context,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.arriveHome(signedIn);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const back = await goOffline(page);
  await page.goto('/new-session');
  await visitor.startSession('sad', 'friend');
  await visitor.say('Primeiro, o bonde atrasou.');
  await expect(visitor.messages.getByText(t('chat:messages.offline'))).toHaveCount(1);
  const id = sessionId(page);

  const other = await context.newPage();
  await other.goto(`/session/${id}`);
  const otherBack = await goOffline(other);
  await other.reload();
  await expect(other.getByText('Primeiro, o bonde atrasou.')).toBeVisible();
  const there = new Visitor(other, t);
  await there.say('Depois choveu.');
  await expect(other.getByText(t('chat:messages.offline'))).toHaveCount(2);
  await there.say('Isto não era para dizer.');
  await expect(other.getByText(t('chat:messages.offline'))).toHaveCount(3);
  await other
    .getByRole('log')
    .getByRole('button', { name: t('chat:messages.takeBack') })
    .last()
    .click();
  await expect(other.getByText(t('chat:messages.offline'))).toHaveCount(2);

  await Promise.all([back(), otherBack()]);
  await expect(other.getByText(t('chat:messages.waiting'))).toHaveCount(0);
  await expect
    .poll(async () => (await readAccount(page, signedIn, id)).messages.filter(({ role }) => role === 'user').length)
    .toBe(2);
  const { messages } = await readAccount(page, signedIn, id);
  expect(messages.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual([
    'Primeiro, o bonde atrasou.',
    'Depois choveu.',
  ]);
  expect(new Set(messages.map(({ id: each }) => each)).size).toBe(5);
});

test('conversations are named, ended and deleted offline, a profile is changed, and the account hears of it', async ({
  alento,
  page,
  signedIn,
  visitor,
  companion,
  t,
}) => {
  const words = ['O farol era vermelho.', 'Isto pode ir embora.'];
  const ids: string[] = [];
  for (const text of words) {
    companion.says('Conte mais.');
    const id = await startSession(alento.url, signedIn);
    await sendMessage(alento.url, signedIn, id, text);
    await page.goto(`/session/${id}`);
    await expect(visitor.messages.getByText(text)).toBeVisible();
    ids.push(id);
    await untilCopied(page, ids.length);
  }
  const [kept = '', gone = ''] = ids;
  await page.goto('/profile');
  const name = page.getByRole('textbox', { name: t('account:fields.name') });
  await expect(name).toHaveValue(signedIn.name);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const comeBack = await goOffline(page);

  await page.goto('/profile');
  await name.fill('Luz Souza');
  await visitor.button(t('account-profile:save')).click();
  await untilStored(page, 1);
  await page.reload();
  await expect(name).toHaveValue('Luz Souza');
  await expect(page.getByText(t('account-profile:waiting'))).toBeVisible();

  await page.goto('/sessions');
  const cards = page.getByRole('region', { name: t('chat:sessions.list') }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await cards.last().getByRole('button').click();
  await page.getByRole('menuitem', { name: t('chat:sessions.rename') }).click();
  await page.getByRole('textbox', { name: t('chat:sessions.renaming.label') }).fill('Aquelas noites');
  await visitor.button(t('chat:sessions.renaming.save')).click();
  await expect(cards.last()).toContainText('Aquelas noites');
  await cards.first().getByRole('button').click();
  await page.getByRole('menuitem', { name: t('chat:session.delete') }).click();
  await visitor.button(t('chat:deleting.confirm')).click();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link').click();
  await visitor.chooseOption(t('chat:session.end'));
  await visitor.button(t('chat:ending.end')).click();
  await expect(visitor.button(t('chat:over.goOn'))).toBeVisible();
  await untilStored(page, 4);

  await comeBack();
  await untilStored(page, 0);
  expect(await readAccount(page, signedIn, kept)).toMatchObject({ title: 'Aquelas noites', state: 'completed' });
  expect(await readAccount(page, signedIn, gone)).toMatchObject({ error: { code: 'chat.session_not_found' } });
  await page.goto('/profile');
  await expect(name).toHaveValue('Luz Souza');
  await expect(page.getByText(t('account-profile:waiting'))).toBeHidden();
});

test('in a network that leads nowhere the companion answers, and the browser wakes the page to send', async ({
  page,
  context,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.arriveHome(signedIn);
  await untilKept(page);
  const nowhere = /\/(?:api|rest|auth)\//;
  await context.route(nowhere, (route) => route.abort());
  await page.goto('/new-session');
  await visitor.startSession('sad', 'friend');
  await visitor.say('O bonde atrasou.');
  await expect(visitor.messages.getByText(t('chat:messages.offline'))).toHaveCount(1);
  await expect(page.getByText(t('common:offline'))).toBeVisible();
  const id = sessionId(page);
  await untilStored(page, 2);

  await context.unroute(nowhere);
  await wakeWorker(page);
  await expect(visitor.messages.getByText(t('chat:messages.waiting'))).toHaveCount(0);
  await expect(page.getByText(t('common:offline'))).toBeHidden();
  expect((await readAccount(page, signedIn, id)).messages.map(({ role }) => role)).toEqual([
    'assistant',
    'user',
    'assistant',
  ]);
});
