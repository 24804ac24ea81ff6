import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import type { Queryable, Sql } from '@alento/sql/sql.ts';
import { turnsRead } from '@alento/safety/assess-message.ts';
import type { Admission, CountedAction } from '#features/account/guards/admit-person.ts';
import type { Caller } from '#platform/database/standing.ts';

/** What a message is judged by. */
export interface ReadAhead {
  /** Of its session; null where there is none. */
  readonly language: LanguageCode | null;
  /** The highest tier of the person's last 24 hours. */
  readonly before: Tier;
  /** The turns before it, oldest first; of one that is replaced, those before that. `body` is ciphertext in base64. */
  readonly earlier: readonly { readonly id: string; readonly role: 'user' | 'assistant'; readonly body: string }[];
  /** The person's wrapped key in base64, if it was asked for and there is one. */
  readonly key: string | null;
}

/** Where a message goes. */
export interface MessagePlace {
  readonly sessionId: string;
  readonly replaces: string | undefined;
}

/** Reads it in a transaction of the person. */
export async function readAhead(tx: Queryable, { sessionId, replaces }: MessagePlace): Promise<ReadAhead> {
  const [row] = await tx<{ ahead: ReadAhead }[]>`
    select private.read_ahead(${sessionId}, ${replaces ?? null}, ${turnsRead}, false) as ahead`;
  if (!row) throw new Error('nothing was read');
  return row.ahead;
}

export interface MessageAdmission extends Admission {
  /** Null where the person is refused. */
  readonly ahead: ReadAhead | null;
}

/** Asks for all that decides whether a message is let in, and reads ahead for it, in one round trip. */
export async function fetchMessageAdmission(
  sql: Sql,
  { personId, sessionId: authSessionId, claims }: Caller,
  { action, perMinute, sessionId, replaces, needsKey }: CountedAction & MessagePlace & { needsKey: boolean },
): Promise<MessageAdmission> {
  const [admission] = await sql<MessageAdmission[]>`
    select has_session as "hasSession", has_second_step as "hasSecondStep", is_leaving as "isLeaving", used, seconds, age,
      ahead
    from private.admit_message(${personId}, ${authSessionId}, ${claims}, ${action}, ${perMinute},
      ${sessionId}, ${replaces ?? null}, ${turnsRead}, ${needsKey})`;
  if (!admission) throw new Error('nobody was admitted or refused');
  return admission;
}
