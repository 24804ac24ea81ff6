import type { Tier } from '@alento/domain/safety/schema.ts';
import { DatabaseError } from '@alento/sql/sql.ts';
import type { PersonContext } from '#http/context.ts';
import type { MessageRow } from '../data.ts';
import {
  mostRead,
  toMessageRow,
  toReplyBasis,
  type ReplyBasis,
  type ToldBasis,
  type ToldMessage,
} from './reply-basis.ts';

const limits = ['session_limit', 'message_limit'] as const;

/** The results of `private.accept_message`. */
export type Acceptance =
  | 'accepted'
  | 'known'
  | 'session_not_found'
  | 'message_not_found'
  | 'message_conflict'
  | (typeof limits)[number];

export interface IncomingMessage {
  sessionId: string;
  id: string;
  body: Buffer;
  replaces: string | undefined;
  /** The tier of the message alone. */
  tier: Tier;
  help: Buffer | null;
  /** The country of the request, for the crisis counts. */
  country: string;
}

export interface AcceptedMessage {
  readonly acceptance: Acceptance;
  /** Null where it was refused. */
  readonly basis: ReplyBasis | null;
  /** Of a message that was answered before. */
  readonly reply: MessageRow | null;
  /** Whether a known message is no longer the last. */
  readonly isOvertaken: boolean;
}

interface ToldAcceptance {
  acceptance: Acceptance;
  basis: ToldBasis | null;
  reply: ToldMessage | null;
  is_overtaken: boolean;
}

/** Stores a message and reads what it is answered from, in one round trip. */
export async function acceptMessage({ call }: PersonContext, message: IncomingMessage): Promise<AcceptedMessage> {
  const { sessionId, id, body, replaces, tier, help, country } = message;
  try {
    const [row] = await call(
      (sql, claims) => sql<{ told: ToldAcceptance }[]>`
        select private.accept_exchange(${claims}, ${sessionId}, ${id}, ${body}, ${replaces ?? null}, ${tier}, ${help},
          ${country}, ${mostRead}) as told`,
    );
    if (!row) throw new Error('the message was not accepted');
    const { acceptance, basis, reply, is_overtaken } = row.told;
    return {
      acceptance,
      basis: basis && toReplyBasis(basis),
      reply: reply && toMessageRow(reply),
      isOvertaken: is_overtaken,
    };
  } catch (error) {
    const limit = reachedLimit(error);
    if (!limit) throw error;
    return { acceptance: limit, basis: null, reply: null, isOvertaken: false };
  }
}

// Raised, so that the database takes back what it had counted.
function reachedLimit(error: unknown): (typeof limits)[number] | undefined {
  if (!(error instanceof DatabaseError) || error.code !== 'PT402') return undefined;
  return limits.find((limit) => limit === error.message);
}
