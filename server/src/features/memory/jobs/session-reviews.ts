import { isAppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import { claimSessions, finishReview, releaseSession, type ReviewableSession } from '../data.ts';
import { extractMemories } from './extract-memories.ts';

/** Conversations that are taken up at once. */
const atOnce = 3;

/** A review that goes on for longer is one whose process is gone. */
export const reviewPatienceMs = 2 * 60_000;

interface RunningReview {
  readonly personId: string;
  readonly stopping: AbortController;
  readonly over: Promise<void>;
}

/** Looks back at conversations in the background. Nobody waits for it, and nobody sees it fail. */
export class SessionReviews {
  readonly #model: ModelGateway;
  readonly #log: Log;
  readonly #running = new Set<RunningReview>();
  #isClosed = false;

  constructor({ model, log }: { model: ModelGateway; log: Log }) {
    this.#model = model;
    this.#log = log;
  }

  /** Takes up the person's conversations that have ended; settles when they are taken, not when they are read. */
  async begin(ctx: PersonContext): Promise<void> {
    // The guided companion understands what somebody tells of, not what of it they would want kept.
    if (this.#isClosed || this.#model.engine !== 'model') return;
    try {
      const sessions = await ctx.database((tx) => claimSessions(tx, atOnce));
      for (const session of sessions) this.#start(ctx, session);
    } catch (error) {
      this.#log.warn({ code: errorCodeOf(error) }, 'memory review');
    }
  }

  /** Breaks off what is under way for a person. */
  async endAllOf(personId: string): Promise<void> {
    await endAll([...this.#running].filter((review) => review.personId === personId));
  }

  /** Begins nothing more, and breaks off what is under way: it is taken up again another time. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await endAll([...this.#running]);
  }

  #start(ctx: PersonContext, session: ReviewableSession): void {
    const stopping = new AbortController();
    const over = this.#review(ctx, session, stopping.signal);
    const review = { personId: ctx.actor.id, stopping, over };
    this.#running.add(review);
    void over.then(() => this.#running.delete(review));
  }

  async #review(ctx: PersonContext, session: ReviewableSession, signal: AbortSignal): Promise<void> {
    const began = performance.now();
    const note = { sessionId: session.id };
    const ms = (): number => Math.round(performance.now() - began);
    try {
      const outcome = await extractMemories({ ctx, model: this.#model, session, signal });
      this.#log.info({ ...note, ...outcome, ms: ms() }, 'memory review');
    } catch (error) {
      this.#log.warn({ ...note, outcome: 'failed', code: errorCodeOf(error), ms: ms() }, 'memory review');
      await giveBack(ctx, session, isPassing(error) || signal.aborted).catch(() => undefined);
    }
  }
}

async function endAll(reviews: readonly RunningReview[]): Promise<void> {
  for (const { stopping } of reviews) stopping.abort();
  await Promise.all(reviews.map(({ over }) => over));
}

function isPassing(error: unknown): boolean {
  return isAppError(error) && error.definition.retryable;
}

/** What may go better another time is left for another time. */
async function giveBack(ctx: PersonContext, { id }: ReviewableSession, isForAnotherTime: boolean): Promise<void> {
  await ctx.database((tx) => (isForAnotherTime ? releaseSession(tx, id) : finishReview(tx, id)));
}
