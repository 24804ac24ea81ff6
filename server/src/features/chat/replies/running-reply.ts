import { AppError } from '@alento/domain/app-error.ts';
import type { EngineKind, MessageStatus } from '@alento/domain/chat/schema.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { ReplyGuard } from '@alento/safety/output-guard/output-guard.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { ReplyEnding, ReplyListener, StreamedReply } from '#features/chat/replies/stream-reply.ts';
import { toAppError } from '#http/error-handler.ts';
import type { ReplySink } from '#platform/models/model-gateway.ts';

export interface ReplyOptions {
  readonly id: string;
  readonly engine: EngineKind;
  /** The help block sent before the reply. */
  readonly help: HelpBlock | null;
  /** Finds guided dialogues that fit the reply. */
  findDialogues(): Promise<readonly DialogueId[]>;
  /** The output guard. */
  readonly guard: ReplyGuard;
  /** Starts the engine; returns the function that aborts it. */
  speak(sink: ReplySink): () => void;
  /** Stores the reply; false if the message it answers is gone. */
  store(text: string, status: MessageStatus): Promise<boolean>;
  /** How long the reply continues without a listener. */
  readonly graceMs: number;
}

/** A reply while it is generated. It is stored before any listener sees `finish`. */
export class RunningReply implements StreamedReply {
  readonly id: string;
  readonly engine: EngineKind;
  text = '';
  help: HelpBlock | null;
  dialogues: readonly DialogueId[] = [];
  /** Settles when the reply is stored or discarded. */
  readonly over: Promise<ReplyEnding>;
  readonly #storeReply: ReplyOptions['store'];
  readonly #graceMs: number;
  readonly #listeners = new Set<ReplyListener>();
  readonly #settle: (ending: ReplyEnding) => void;
  readonly #guard: ReplyGuard;
  readonly #stopEngine: () => void;
  #findDialogues: ReplyOptions['findDialogues'] | undefined;
  #finding: Promise<void> | undefined;
  /** Delays `finish`: see `holdEndFor`. */
  #held: Promise<unknown> = Promise.resolve();
  #isSpeaking = true;
  #ending: ReplyEnding | undefined;
  #grace: NodeJS.Timeout | undefined;

  constructor(options: ReplyOptions) {
    const { promise, resolve } = Promise.withResolvers<ReplyEnding>();
    this.id = options.id;
    this.engine = options.engine;
    this.help = options.help;
    this.over = promise;
    this.#settle = resolve;
    this.#storeReply = options.store;
    this.#guard = options.guard;
    this.#findDialogues = options.findDialogues;
    this.#graceMs = options.graceMs;
    this.#waitForListener();
    this.#stopEngine = options.speak({
      text: (delta) => this.#hear(delta),
      done: () => {
        this.#say(this.#guard.flush());
        this.#finishSoon();
      },
      failed: (error) => {
        this.#say(this.#guard.flush());
        this.#conclude('interrupted', { kind: 'failed', error });
      },
    });
  }

  #hear(delta: string): void {
    if (!this.#isSpeaking) return;
    this.#say(this.#guard.push(delta));
    if (!this.#guard.isOver) return;
    // The guard has ended the reply: the engine is stopped, and the reply counts as complete.
    this.#stopEngine();
    this.#finishSoon();
  }

  #say(passed: string): void {
    if (passed === '' || !this.#isSpeaking) return;
    this.text += passed;
    for (const listener of this.#listeners) listener.text(passed);
    void this.#offer();
  }

  /** Once the first words are on their way, so that they wait for nothing; what fits is told with the ending. */
  #offer(): Promise<void> {
    const find = this.#findDialogues;
    // It holds the conversation.
    this.#findDialogues = undefined;
    this.#finding ??= find?.().then(
      (found) => void (this.dialogues = found),
      // The reply is as good without them.
      () => undefined,
    );
    return this.#finding ?? Promise.resolve();
  }

  attach(listener: ReplyListener): () => void {
    clearTimeout(this.#grace);
    if (this.#ending) listener.end(this.#ending);
    else this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#waitForListener();
    };
  }

  /** Shows help that was found necessary during the reply, before its next words. */
  raise(help: HelpBlock): void {
    this.help = help;
    for (const listener of this.#listeners) listener.help(help);
  }

  /** `finish` waits until this has settled. */
  holdEndFor(other: Promise<unknown>): void {
    this.#held = other;
  }

  /** The user stops the reply; what was said is stored. */
  stop(): void {
    this.#cutOff('stopped', { kind: 'aborted' });
  }

  /** Ends the reply because no listener came back or the server shuts down; what was said is stored. */
  interrupt(): void {
    this.#cutOff('interrupted', { kind: 'failed', error: new AppError('chat.reply_interrupted') });
  }

  /** The session or account was deleted; nothing is stored. */
  discard(): void {
    this.text = '';
    this.#cutOff('interrupted', { kind: 'aborted' });
  }

  #waitForListener(): void {
    if (this.#isSpeaking) this.#grace = setTimeout(() => this.interrupt(), this.#graceMs);
  }

  #finishSoon(): void {
    void this.#held.then(() => this.#conclude('complete', { kind: 'finished', status: 'complete' }));
  }

  #cutOff(status: MessageStatus, ending: ReplyEnding): void {
    if (!this.#isSpeaking) return;
    this.#stopEngine();
    this.#conclude(status, ending);
  }

  #conclude(status: MessageStatus, ending: ReplyEnding): void {
    if (!this.#isSpeaking) return;
    this.#isSpeaking = false;
    clearTimeout(this.#grace);
    void this.#store(status, ending).then((stored) => {
      this.#ending = stored;
      for (const listener of this.#listeners) listener.end(stored);
      this.#settle(stored);
    });
  }

  async #store(status: MessageStatus, ending: ReplyEnding): Promise<ReplyEnding> {
    if (this.text === '') return ending;
    try {
      const [isStored] = await Promise.all([this.#storeReply(this.text, status), this.#offer()]);
      if (isStored) return ending;
      return { kind: 'failed', error: new AppError('chat.message_not_found') };
    } catch (error) {
      return { kind: 'failed', error: toAppError(error) };
    }
  }
}
