import type { AppError } from '@alento/domain/app-error.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import {
  type ConversationState,
  type Delivery,
  isReplyMissing,
  type PendingMessage,
  standingHelp,
  visibleMessages,
} from '../state.ts';

/** The help block of a user's message. */
export interface HelpRow {
  readonly kind: 'help';
  readonly id: string;
  readonly messageId: string;
  readonly help: HelpBlock;
}

export interface MessageRow {
  readonly kind: 'message';
  readonly id: string;
  readonly message: Message;
  readonly startsDay: boolean;
  /** True for a reply that broke off and is followed by the reason. */
  readonly isExplained: boolean;
  /** Null once the server has it. */
  readonly delivery: Delivery | null;
}

/** One line of the list of messages. */
export type Row =
  | MessageRow
  | HelpRow
  /** Where the reply appears. Its text is not in here: it changes with every word. */
  | { readonly kind: 'reply'; readonly id: 'reply' }
  /** Exercises that fit the last reply. */
  | { readonly kind: 'dialogues'; readonly id: 'dialogues'; readonly dialogues: readonly DialogueId[] }
  /** The last reply failed, or never came. */
  | {
      readonly kind: 'trouble';
      readonly id: 'trouble';
      readonly error: AppError | null;
      /** Help stands above it: nothing may look graver than that. */
      readonly isBesideHelp: boolean;
    };

type RowSource = Pick<ConversationState, 'messages' | 'pending' | 'replyError' | 'olderCursor' | 'dialogues'> & {
  isReplying: boolean;
};

export function buildRows({ messages, pending, replyError, olderCursor, dialogues, isReplying }: RowSource): Row[] {
  const isTroubled = !isReplying && pending === null && replyError !== null;
  const visible = visibleMessages({ messages, pending, isReplying });
  const rows: Row[] = visible.flatMap((message, index) => {
    const before = visible[index - 1];
    // What came before the oldest message at hand is not known: its day may have begun earlier.
    const startsDay = before === undefined ? olderCursor === null : dayOf(before) !== dayOf(message);
    const row = rowOf(message, startsDay, isTroubled && index === visible.length - 1);
    return message.help === null ? [row] : [row, helpRowOf(message.id, message.help)];
  });
  if (pending !== null) rows.push(pendingRow(pending, visible.at(-1)));
  if (pending?.help) rows.push(helpRowOf(pending.id, pending.help));
  if (isReplying || pending?.delivery === 'sending') rows.push({ kind: 'reply', id: 'reply' });
  else if (isTroubled || isReplyMissing({ messages, pending, isReplying })) {
    const isBesideHelp = standingHelp(visible.findLast(({ role }) => role === 'user')?.help) !== null;
    rows.push({ kind: 'trouble', id: 'trouble', error: replyError, isBesideHelp });
  } else if (dialogues.length > 0 && pending === null) rows.push({ kind: 'dialogues', id: 'dialogues', dialogues });
  return rows;
}

const knownHelp = new WeakMap<HelpBlock, HelpRow>();

function helpRowOf(messageId: string, help: HelpBlock): HelpRow {
  const known = knownHelp.get(help);
  if (known) return known;
  const row: HelpRow = { kind: 'help', id: `${messageId}:help`, messageId, help };
  knownHelp.set(help, row);
  return row;
}

// Equal messages give the same row object, so that only changed rows rerender.
const knownRows = new WeakMap<Message, MessageRow>();

function rowOf(message: Message, startsDay: boolean, isExplained: boolean): MessageRow {
  const known = knownRows.get(message);
  if (known?.startsDay === startsDay && known.isExplained === isExplained) return known;
  const row: MessageRow = { kind: 'message', id: message.id, message, startsDay, isExplained, delivery: null };
  knownRows.set(message, row);
  return row;
}

function pendingRow(pending: PendingMessage, before: Message | undefined): MessageRow {
  const { id, text, createdAt, delivery } = pending;
  const message: Message = { id, role: 'user', text, createdAt, status: 'complete', engine: null, help: null };
  const startsDay = before === undefined || dayOf(before) !== dayOf(message);
  return { kind: 'message', id, message, startsDay, isExplained: false, delivery };
}

const knownDays = new WeakMap<Message, string>();

function dayOf(message: Message): string {
  let day = knownDays.get(message);
  if (day === undefined) knownDays.set(message, (day = new Date(message.createdAt).toDateString()));
  return day;
}
