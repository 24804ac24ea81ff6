import { AppError } from '@alento/domain/app-error.ts';
import type { StreamedReply } from '#features/chat/replies/stream-reply.ts';
import { BackgroundWork } from './background-work.ts';
import type { RunningReply } from './running-reply.ts';

/** Identifies the conversation of a reply. The user's id is part of it, so that nobody reaches another user's reply. */
export interface ReplyKey {
  readonly personId: string;
  readonly sessionId: string;
}

/** The result of a request for a reply: one that is running, or one stored earlier. */
export type PreparedReply = { running: RunningReply } | { stored: StreamedReply };

interface Entry {
  /** The message being answered; null for a regeneration. */
  readonly askedId: string | null;
  readonly prepared: Promise<PreparedReply>;
}

/** The running replies of this process, at most one per conversation. */
export class ReplyRegistry {
  /** Work that continues after replies. */
  readonly background = new BackgroundWork();
  readonly #entries = new Map<string, Entry>();
  #isClosed = false;

  /** Prepares a reply to a message, or joins the one already running for it. */
  async claim(place: ReplyKey, askedId: string | null, prepare: () => Promise<PreparedReply>): Promise<StreamedReply> {
    const key = keyOf(place);
    const known = this.#entries.get(key);
    if (known) {
      if (askedId === null || known.askedId !== askedId) throw new AppError('chat.reply_in_progress');
      return replyOf(await known.prepared);
    }
    if (this.#isClosed) throw new AppError('common.unavailable');
    // Registered before the first await: of two equal requests at once, the second finds the first.
    const entry: Entry = { askedId, prepared: prepare() };
    this.#entries.set(key, entry);
    const leave = (): void => void this.#entries.delete(key);
    try {
      const prepared = await entry.prepared;
      if ('running' in prepared) void prepared.running.over.then(leave);
      else leave();
      return replyOf(prepared);
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Whether a reply is prepared or running. */
  has(place: ReplyKey): boolean {
    return this.#entries.has(keyOf(place));
  }

  /** The running reply of a conversation, if any. */
  async find(place: ReplyKey): Promise<RunningReply | null> {
    const entry = this.#entries.get(keyOf(place));
    const prepared = await entry?.prepared.catch(() => null);
    return prepared && 'running' in prepared ? prepared.running : null;
  }

  /** Aborts and stores the user's running replies, and aborts their background work. */
  async endAllForPerson(personId: string): Promise<void> {
    const theirs = [...this.#entries].filter(([key]) => key.startsWith(keyOf({ personId, sessionId: '' })));
    await interruptAll(theirs.map(([, entry]) => entry));
    await this.background.endAllForPerson(personId);
  }

  /** Starts no new replies, and stores what the running ones have said. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await interruptAll([...this.#entries.values()]);
    await this.background.close();
  }
}

async function interruptAll(entries: readonly Entry[]): Promise<void> {
  const prepared = await Promise.allSettled(entries.map((entry) => entry.prepared));
  const running = prepared.flatMap((each) =>
    each.status === 'fulfilled' && 'running' in each.value ? [each.value.running] : [],
  );
  for (const reply of running) reply.interrupt();
  await Promise.all(running.map((reply) => reply.over));
}

function keyOf({ personId, sessionId }: ReplyKey): string {
  return `${personId}/${sessionId}`;
}

function replyOf(prepared: PreparedReply): StreamedReply {
  return 'running' in prepared ? prepared.running : prepared.stored;
}
