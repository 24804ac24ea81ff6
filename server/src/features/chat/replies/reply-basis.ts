import { contextMessages } from '@alento/domain/chat/limits.ts';
import type { SessionState } from '@alento/domain/chat/schema.ts';
import { recalledRuns } from '@alento/domain/exercises/limits.ts';
import { recalledMemories } from '@alento/domain/memory/limits.ts';
import { trendDays, trendMoods } from '@alento/domain/mood/trend.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import type { EncryptedRun } from '#features/exercises/recall-exercises.ts';
import type { EncryptedText } from '#features/memory/recall-memories.ts';
import type { PersonContext } from '#http/context.ts';
import type { MessageRow, SessionRow } from '../data.ts';
import type { PersonRow } from './data.ts';

export interface ReplySession extends PersonRow, Pick<SessionRow, 'mood' | 'kind' | 'personality' | 'language'> {
  state: SessionState;
  /** The encrypted summary of the session's earlier messages. */
  summary: Buffer | null;
  has_title: boolean;
}

/** What a reply is answered from, words still encrypted. */
export interface ReplyBasis {
  readonly session: ReplySession | undefined;
  /** The messages up to the one that is answered, newest first, back to where the summary ends. */
  readonly context: MessageRow[];
  /** None without consent. */
  readonly memories: EncryptedText[];
  readonly exercises: EncryptedRun[];
}

export interface Regeneration {
  /** The person's last message; null if they have said nothing. */
  readonly askedId: string | null;
  readonly basis: ReplyBasis;
  readonly tier: Tier;
}

/** How much of everything `private.reply_basis` reads. */
export const mostRead = JSON.stringify({
  messages: contextMessages,
  memories: recalledMemories,
  exercises: recalledRuns,
  days: trendDays,
  moods: trendMoods,
});

/** A row as JSON tells it: instants as text, ciphertext in base64. */
type Told<Row> = {
  [Key in keyof Row]: Row[Key] extends Buffer ? string : Row[Key] extends Buffer | null ? string | null : Row[Key];
};

export type ToldMessage = Omit<Told<MessageRow>, 'created_at'> & { created_at: string };

/** The JSON of `private.reply_basis`. */
export interface ToldBasis {
  session: Told<ReplySession> | null;
  context: ToldMessage[];
  memories: Told<EncryptedText>[];
  exercises: Told<EncryptedRun>[];
}

const toBytes = (told: string): Buffer => Buffer.from(told, 'base64');
const toText = ({ id, body }: Told<EncryptedText>): EncryptedText => ({ id, body: toBytes(body) });

export function toMessageRow(told: ToldMessage): MessageRow {
  const { body, help, created_at } = told;
  return { ...told, body: toBytes(body), help: help === null ? null : toBytes(help), created_at: new Date(created_at) };
}

export function toReplyBasis({ session, context, memories, exercises }: ToldBasis): ReplyBasis {
  return {
    session: session ? { ...session, summary: session.summary === null ? null : toBytes(session.summary) } : undefined,
    context: context.map(toMessageRow),
    memories: memories.map(toText),
    exercises: exercises.map(toText),
  };
}

/** What the reply to the last message of a session is answered from, for another one. One round trip. */
export function readRegeneration({ call }: PersonContext, sessionId: string): Promise<Regeneration> {
  return call(async (sql, claims) => {
    const [row] = await sql<{ told: { asked: string | null; basis: ToldBasis; tier: Tier } }[]>`
      select private.read_regeneration(${claims}, ${sessionId}, ${mostRead}) as told`;
    if (!row) throw new Error('the basis was not read');
    const { asked, basis, tier } = row.told;
    return { askedId: asked, basis: toReplyBasis(basis), tier };
  });
}

/** Everything that no summary covers, and the standing tier: what a summary or a title is made of. One round trip. */
export function readBasis({ call }: PersonContext, sessionId: string): Promise<ReplyBasis & { tier: Tier }> {
  return call(async (sql, claims) => {
    const [row] = await sql<{ told: { basis: ToldBasis; tier: Tier } }[]>`
      select private.read_basis(${claims}, ${sessionId}, ${mostRead}) as told`;
    if (!row) throw new Error('the basis was not read');
    return { ...toReplyBasis(row.told.basis), tier: row.told.tier };
  });
}
