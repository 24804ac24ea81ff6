import { randomUUID } from 'node:crypto';
import { maxMessageLength } from '@alento/domain/chat/limits.ts';
import { rowLimits } from '@alento/domain/hosting/row-limits.ts';
import { createSession } from '@alento/server/testing/conversations.ts';
import type { Chapter } from '../chapter.ts';
import { ask } from '../http.ts';
import type { Findings } from '../findings.ts';
import { signUp } from '../people.ts';
import { startTarget, type Target } from '../target.ts';
import { picture } from '../victim.ts';

const restPerMinute = 300;

/** Somebody with an account who takes all that they can get. */
export const limits: Chapter = {
  name: 'limits',
  promise: 'one account fills neither the disk nor the time of others',
  async attack(findings) {
    const target = await startTarget();
    try {
      await tryRows(target, findings);
      await tryRequests(target, findings);
      await trySizes(target, findings);
      await tryPictures(target, findings);
    } finally {
      await target.close();
    }
  },
};

/** As many rows as go in, by batches beside each other. */
async function tryRows(target: Target, findings: Findings): Promise<void> {
  const { token, id } = await signUp(target);
  const batch = (size: number) => Array.from({ length: size }, () => ({ id: randomUUID(), mood: 'calm' }));
  const tooMany = await ask(target, 'POST', '/rest/v1/mood_entries', { token, json: batch(101) });
  findings.holds(tooMany.status >= 400 && tooMany.status < 500, `101 rows at once are answered ${tooMany.status}`);
  await Promise.all(
    Array.from({ length: 60 }, () => ask(target, 'POST', '/rest/v1/mood_entries', { token, json: batch(40) })),
  );
  await Promise.all(
    Array.from({ length: 60 }, () => {
      const at = new Date().toISOString();
      const json = { mood: 'calm', note: null, tags: [], recordedAt: at, notedAt: at, changedAt: at };
      return ask(target, 'PUT', `/api/moods/${randomUUID()}`, { token, json });
    }),
  );
  const [{ count } = { count: -1 }] = await target.sql<{ count: number }[]>`
    select count(*)::int as count from public.mood_entries where user_id = ${id}`;
  findings.figure(`2,460 check-ins tried on one day, ${count} stored`);
  findings.holds(count >= 0 && count <= rowLimits.mood_entries.perDay, `one day takes ${count} check-ins`);
  const answers = await Promise.all(
    Array.from({ length: rowLimits.sessions.perDay + 30 }, () =>
      ask(target, 'POST', '/api/sessions', { token, json: { mood: 'calm', personality: 'default', language: 'en' } }),
    ),
  );
  const begun = answers.filter(({ status }) => status === 201).length;
  findings.figure(`${answers.length} conversations tried on one day, ${begun} begun`);
  findings.holds(begun <= rowLimits.sessions.perDay, `one day takes ${begun} conversations`);
}

async function tryRequests(target: Target, findings: Findings): Promise<void> {
  const { token } = await signUp(target);
  const answers = await Promise.all(
    Array.from({ length: restPerMinute + 100 }, () =>
      ask(target, 'GET', '/rest/v1/perfis?select=id_usuario', { token }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  findings.figure(`${answers.length} requests of rows in a minute, ${refused.length} refused`);
  findings.holds(refused.length >= 50, `${answers.length - refused.length} requests of rows a minute are served`);
  findings.holds(
    refused.every(({ headers }) => headers.has('retry-after')),
    'a refusal does not say until when',
  );
}

async function trySizes(target: Target, findings: Findings): Promise<void> {
  const person = await signUp(target);
  const { token } = person;
  const large = 'x'.repeat(70_000);
  const sizes: [string, string, unknown, number[]][] = [
    ['POST', '/rest/v1/mood_entries', { mood: 'calm', note: large }, [413]],
    ['PATCH', `/rest/v1/perfis?id_usuario=eq.${person.id}`, { nome_completo: large }, [413]],
    ['POST', '/auth/v1/signup', { email: 'a@attack.example', password: large }, [413]],
    ['PUT', '/auth/v1/user', { data: { note: large } }, [413]],
    ['PUT', `/api/moods/${randomUUID()}`, { note: large }, [413]],
    ['PUT', '/api/safety-plan', { plan: large }, [413]],
    ['PUT', `/api/journal/${randomUUID()}`, { body: 'x'.repeat(1_100_000) }, [413]],
    ['POST', '/api/temporary-sessions', { text: 'x'.repeat(1_100_000) }, [413]],
  ];
  for (const [method, path, json, expected] of sizes) {
    const { status } = await ask(target, method, path, { token, json });
    findings.holds(expected.includes(status), `${method} ${path} takes a body that is too large: ${status}`);
  }
  const { id } = await createSession(target, person);
  const json = { id: randomUUID(), text: 'x'.repeat(maxMessageLength + 1) };
  const { status } = await ask(target, 'POST', `/api/sessions/${id}/messages`, { token, json });
  findings.holds(status === 400, `a message that is too long is answered ${status}`);
}

/** Many pictures beside each other, since counting and storing are two things. */
async function tryPictures(target: Target, findings: Findings): Promise<void> {
  const { id, token } = await signUp(target);
  const headers = { 'content-type': 'image/png' };
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      ask(target, 'POST', `/storage/v1/object/avatars/${id}/${index}.png`, { token, body: picture, headers }),
    ),
  );
  const stored = await target.sql`select from storage.objects where name like ${`${id}/%`}`;
  findings.figure(`40 pictures at once, ${stored.count} stored`);
  findings.holds(stored.count > 0 && stored.count <= 10, `${stored.count} pictures are stored`);
}
