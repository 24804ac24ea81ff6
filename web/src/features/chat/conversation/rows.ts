import type { AppError } from '@alento/domain/app-error.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import { type ConversationState, type Delivery, isReplyMissing, visibleMessages } from '../state.ts';

export interface MessageRow {
  readonly kind: 'message';
  readonly id: string;
  readonly message: Message;
  readonly startsDay: boolean;
  /** Null once the server has it. */
  readonly delivery: Delivery | null;
}

/** One line of the list of messages. */
export type Row =
  | MessageRow
  /** Where the reply appears. Its text is not in here: it changes with every word. */
  | { readonly kind: 'reply'; readonly id: 'reply' }
  /** The last reply failed, or never came. */
  | { readonly kind: 'trouble'; readonly id: 'trouble'; readonly error: AppError | null };

type RowSource = Pick<ConversationState, 'messages' | 'pending' | 'replyError'> & { isReplying: boolean };

export function rowsOf({ messages, pending, replyError, isReplying }: RowSource): Row[] {
  const rows: Row[] = messageRows(visibleMessages({ messages, pending, isReplying }));
  if (pending !== null) {
    const { id, text, createdAt, delivery } = pending;
    const message: Message = { id, role: 'user', text, createdAt, status: 'complete', engine: null };
    const startsDay = dayOf(rows.at(-1)) !== dayOfInstant(createdAt);
    rows.push({ kind: 'message', id, message, startsDay, delivery });
  }
  if (isReplying || pending?.delivery === 'sending') rows.push({ kind: 'reply', id: 'reply' });
  else if (pending === null && (replyError !== null || isReplyMissing({ messages, pending, isReplying }))) {
    rows.push({ kind: 'trouble', id: 'trouble', error: replyError });
  }
  return rows;
}

function messageRows(messages: readonly Message[]): MessageRow[] {
  let day = '';
  return messages.map((message) => {
    const messageDay = dayOfInstant(message.createdAt);
    const startsDay = messageDay !== day;
    day = messageDay;
    return { kind: 'message', id: message.id, message, startsDay, delivery: null };
  });
}

function dayOf(row: Row | undefined): string {
  return row?.kind === 'message' ? dayOfInstant(row.message.createdAt) : '';
}

function dayOfInstant(instant: string): string {
  return new Date(instant).toDateString();
}
