import { tiers, type Tier } from '@alento/domain/safety/schema.ts';
import type { ModelGateway, ReplyRequest } from '#platform/models/model-gateway.ts';
import { grading } from '../prompts/grading.ts';

/** An answer that has no digit in so many characters has none. */
const longestAnswer = 40;

export interface Opinion {
  /** Null where the model said nothing that can be used, or took too long. */
  readonly tier: Promise<Tier | null>;
  /** Asks no longer. */
  withdraw(): void;
}

/** Asks the model how grave a message is. What it says may raise a tier and never lowers one. */
export function askSecondOpinion(
  model: ModelGateway,
  request: Omit<ReplyRequest, 'instructions' | 'turns'> & { text: string },
  patienceMs: number,
): Opinion {
  const { promise, resolve } = Promise.withResolvers<Tier | null>();
  let answer = '';
  let isSettled = false;
  const settle = (tier: Tier | null): void => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(patience);
    resolve(tier);
  };
  const patience = setTimeout(() => withdraw(), patienceMs);
  const { text, ...rest } = request;
  const turns = [{ role: 'user' as const, text }];
  const stop = model.reply(
    { ...rest, instructions: grading, turns },
    {
      text(delta) {
        answer += delta;
        const tier = readTier(answer);
        if (tier !== null || answer.length > longestAnswer) {
          settle(tier);
          stop();
        }
      },
      done: () => settle(readTier(answer)),
      // Whatever failed shows in the reply itself.
      failed: () => settle(null),
    },
  );
  const withdraw = (): void => {
    settle(null);
    stop();
  };
  return { tier: promise, withdraw };
}

/** The digit that an answer consists of; a digit among words may be anything. */
export function readTier(answer: string): Tier | null {
  const digit = /^\W*(\d)(?!\d)/.exec(answer)?.[1];
  return tiers.find((tier) => String(tier) === digit) ?? null;
}
