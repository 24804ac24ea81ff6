import { randomUUID } from 'node:crypto';
import { createSession, hearReply, postMessage } from '@alento/server/testing/conversations.ts';
import { finishedRun, putRun } from '@alento/server/testing/exercises.ts';
import { putEntry, writtenEntry } from '@alento/server/testing/journal.ts';
import { consentToMemory, postMemory } from '@alento/server/testing/memories.ts';
import { notedMood, putMood } from '@alento/server/testing/moods.ts';
import { finishedPractice } from '@alento/server/testing/practices.ts';
import { ask } from './http.ts';
import type { Person } from './people.ts';
import type { Target } from './target.ts';

/** Stands in all that is sealed. */
export const sealedWord = 'Quittenmarmelade';
/** Stands in what its owner keeps in plain text. */
export const openWord = 'Holunderblüte';

/** The smallest PNG. */
export const picture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

function expectDone(what: string, { status }: { status: number }): void {
  if (status >= 300) throw new Error(`${what} answered ${status}`);
}

/** Leaves something of a person in every feature. */
export async function fillAccount(target: Target, person: Person): Promise<void> {
  const keep = async (method: string, path: string, json: unknown): Promise<void> => {
    const { status, text } = await ask(target, method, path, { token: person.token, json });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  };
  await keep('PATCH', `/rest/v1/perfis?id_usuario=eq.${person.id}`, { nome_completo: openWord });
  await keep('POST', '/rest/v1/mood_entries', { mood: 'calm', note: openWord });
  const session = await createSession(target, person);
  const reply = await hearReply(
    await postMessage(target, person, session.id, { text: `My mother made ${sealedWord}.` }),
  );
  const report = { id: randomUUID(), messageId: reply.id, category: 'other', comment: sealedWord, includesReply: true };
  await keep('POST', '/api/reports', report);
  await keep('PATCH', `/api/sessions/${session.id}`, { title: sealedWord });
  expectDone(
    'journal',
    await putEntry(target, person, writtenEntry({ body: { kind: 'free', prompt: null, text: sealedWord } })),
  );
  expectDone('run', await putRun(target, person, finishedRun({ note: sealedWord })));
  expectDone('mood', await putMood(target, person, notedMood({ note: openWord })));
  await keep('PUT', `/api/practices/${randomUUID()}`, finishedPractice());
  await consentToMemory(target, person);
  expectDone('memory', await postMemory(target, person, { text: `Likes ${sealedWord}` }));
  const entry = { id: randomUUID(), text: sealedWord, phone: '' };
  const plan = { signs: [entry], alone: [], company: [], people: [], lines: [], surroundings: [] };
  await keep('PUT', '/api/safety-plan', { revision: randomUUID(), replaces: null, plan });
  const answers = { instrument: 'gad7', language: 'en', answers: [3, 2, 1, 0, 3, 2, 1] };
  await keep('PUT', `/api/assessments/${randomUUID()}`, answers);
  await keep('PUT', '/api/reminders', { days: [1], time: '20:00', timeZone: 'Europe/Lisbon' });
  await keep('PUT', '/api/exercises/favourites', { dialogues: ['parkingAWorry'] });
  const { status, text } = await ask(target, 'POST', `/storage/v1/object/avatars/${person.id}/me.png`, {
    token: person.token,
    body: picture,
    headers: { 'content-type': 'image/png' },
  });
  if (status !== 200) throw new Error(`the picture was answered ${status}: ${text}`);
}
