import type { Page } from '@playwright/test';
import { sizes, stateWithLanguage } from '../fixtures/browser.ts';
import { signIn, startSession } from '../fixtures/people.ts';
import { collectProblems, expect, test } from '../fixtures/test.ts';
import { Visitor } from '../fixtures/visitor.ts';

// Both pages may just be asking for the conversation that is deleted.
test.use({ expectedProblems: [/status of 404 .*\/api\/sessions\//] });

const answer = 'Ouvi você com atenção.';

/** Opens a screen, and waits until it hears of other devices. */
async function openListening(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1/websocket'));
  await page.goto(path);
  const isJoined = ({ payload }: { payload: string | Buffer }) => /phx_reply.*"status":"ok"/.test(String(payload));
  await (await socket).waitForEvent('framereceived', isJoined);
}

test('what is said, noted and deleted on one device shows on the other, without a word in between', async ({
  alento,
  browser,
  companion,
  language,
  page,
  signedIn,
  visitor,
  t,
}) => {
  const context = await browser.newContext({
    ...sizes.desktop,
    locale: 'pt-BR',
    storageState: stateWithLanguage(alento.url, language),
  });
  const other = await context.newPage();
  const elsewhere = new Visitor(other, t);
  const problems = collectProblems(other);
  const heard: string[] = [];
  other.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(payload.toString())));
  await elsewhere.returnAs(await signIn(alento.url, signedIn));

  await openListening(other, '/moods');
  const checkIn = page.getByRole('group', { name: t('mood:checkIn.question') });
  await checkIn.getByRole('button', { name: t('mood:name.down') }).click();
  await expect(other.getByText(t('mood:name.down')).first()).toBeVisible();

  const id = await startSession(alento.url, signedIn);
  await openListening(other, `/session/${id}`);
  await page.goto(`/session/${id}`);
  companion.says(answer);
  await visitor.say('Hoje o dia foi longo.');
  await expect(elsewhere.messages.getByText('Hoje o dia foi longo.')).toBeVisible();
  await expect(elsewhere.messages.getByText(answer)).toBeVisible();
  await expect(elsewhere.messages.getByText(answer)).toHaveCount(1);

  const headers = { authorization: `Bearer ${signedIn.token}` };
  await fetch(`${alento.url}/api/sessions/${id}`, { method: 'DELETE', headers });
  await expect(other.getByText(t('chat:session.notFoundTitle'))).toBeVisible();

  expect(heard.join()).toContain('person:');
  expect(heard.join()).not.toMatch(/dia foi longo|Ouvi você/);
  expect(problems.filter((problem) => !problem.includes(`/api/sessions/${id}`))).toEqual([]);
  await context.close();
});
