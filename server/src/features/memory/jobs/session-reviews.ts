import { AppError, isAppError } from '@alento/domain/app-error.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { PersonContext } from '#http/context.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import { claimSessions, finishReview, deleteReview, type ReviewableSession } from '../data.ts';
import { extractMemories } from './extract-memories.ts';

/** Sessions claimed at a time. */
const atOnce = 3;

/** A review that has run longer belongs to a dead process. */
export const reviewPatienceMs = 2 * 60_000;

type IsSwitchedOff = (model: string, language: LanguageCode) => Promise<boolean>;

interface ReviewOptions {
  model: ModelGateway;
  log: Log;
  /** Whether operators have switched a model off in a language. */
  isSwitchedOff?: IsSwitchedOff;
}

const never: IsSwitchedOff = () => Promise.resolve(false);

interface RunningReview {
  readonly personId: string;
  readonly stopping: AbortController;
  readonly over: Promise<void>;
}

/** Extracts memories from completed sessions in the background; failures are only logged. */
export class SessionReviews {
  readonly #model: ModelGateway;
  readonly #isSwitchedOff: IsSwitchedOff;
  readonly #log: Log;
  readonly #running = new Set<RunningReview>();
  #isClosed = false;

  constructor({ model, log, isSwitchedOff = never }: ReviewOptions) {
    this.#model = model;
    this.#isSwitchedOff = isSwitchedOff;
    this.#log = log;
  }

  /** Starts reviews of the user's completed sessions; resolves once they are claimed, not when they are done. */
  async begin(ctx: PersonContext): Promise<void> {
    // Only a model can judge what is worth remembering; the guided companion cannot.
    if (this.#isClosed || this.#model.engine !== 'model') return;
    try {
      const sessions = await ctx.database((tx) => claimSessions(tx, atOnce));
      for (const session of sessions) this.#start(ctx, session);
    } catch (error) {
      this.#log.warn({ code: errorCodeOf(error) }, 'memory review');
    }
  }

  /** Aborts the running reviews of a user. */
  async endAllForPerson(personId: string): Promise<void> {
    await endAll([...this.#running].filter((review) => review.personId === personId));
  }

  /** Starts no new reviews and aborts the running ones; they are retried later. */
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
      // Another time.
      if (await this.#isSwitchedOff(this.#model.model, session.language)) throw new AppError('common.unavailable');
      const outcome = await extractMemories({ ctx, model: this.#model, session, signal });
      this.#log.info({ ...note, ...outcome, ms: ms() }, 'memory review');
    } catch (error) {
      this.#log.warn({ ...note, outcome: 'failed', code: errorCodeOf(error), ms: ms() }, 'memory review');
      await retryOrFinish(ctx, session, isPassing(error) || signal.aborted).catch(() => undefined);
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

/** Releases a review that may succeed later, and closes one that will not. */
async function retryOrFinish(ctx: PersonContext, { id }: ReviewableSession, isForAnotherTime: boolean): Promise<void> {
  await ctx.database((tx) => (isForAnotherTime ? deleteReview(tx, id) : finishReview(tx, id)));
}
