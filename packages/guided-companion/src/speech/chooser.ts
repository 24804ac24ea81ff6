import type { ByTone } from '../content.ts';
import type { Lines } from '../lines.ts';
import { seededFraction } from '../seeded-choice.ts';
import type { Tone } from '../vocabulary.ts';
import { withoutQuestions } from './without-questions.ts';
import { fill, isFillable, isSaidIn, type Slots } from './template.ts';

/** A pool of lines and how readily it is drawn from. */
export interface Pool {
  lines: Lines;
  weight: number;
}

/** Chooses lines that were not said yet, the same ones for the same seed. */
export class Chooser {
  readonly #said: readonly string[];
  readonly #seed: string;
  readonly #slots: Slots;
  readonly #canAsk: boolean;

  /** Without `canAsk`, no line asks the person anything: a line is said without its question, or not at all. */
  constructor({ said, seed, slots, canAsk }: { said: readonly string[]; seed: string; slots: Slots; canAsk: boolean }) {
    this.#said = said;
    this.#seed = seed;
    this.#slots = slots;
    this.#canAsk = canAsk;
  }

  /** True with a probability; `purpose` keeps one decision of a reply apart from the next. */
  chance(probability: number, purpose: string): boolean {
    return seededFraction(`${this.#seed}:${purpose}`) < probability;
  }

  /** A line that was not said in this conversation, or null. */
  fresh(lines: Lines, purpose: string, extra: Slots = {}): string | null {
    const slots = { ...this.#slots, ...extra };
    const open = this.#sayable(lines).filter((line) => isFillable(line, slots) && !this.#wasUsed(line));
    const line = open[Math.floor(seededFraction(`${this.#seed}:${purpose}`) * open.length)];
    return line === undefined ? null : fill(line, slots);
  }

  /** A fresh line from the pools, drawn by weight; when one is exhausted the next is asked. */
  freshFrom(pools: readonly Pool[], purpose: string, extra: Slots = {}): string | null {
    const drawn = pools
      .map((pool, index) => ({
        pool,
        rank: pool.weight > 0 ? seededFraction(`${this.#seed}:${purpose}:${index}`) ** (1 / pool.weight) : 0,
      }))
      .toSorted((one, other) => other.rank - one.rank);
    for (const { pool } of drawn) {
      const line = this.fresh(pool.lines, purpose, extra);
      if (line !== null) return line;
    }
    return null;
  }

  /** A fresh line, or else the one that was said the longest time ago. */
  always(lines: Lines, purpose: string, extra: Slots = {}): string {
    const slots = { ...this.#slots, ...extra };
    return (
      this.fresh(lines, purpose, extra) ??
      fill(this.#stalest(this.#sayable(lines).filter((line) => isFillable(line, slots))), slots)
    );
  }

  /** A short line that may come back, but not within the last replies. */
  passing(lines: Lines, purpose: string, extra: Slots = {}): string | null {
    const slots = { ...this.#slots, ...extra };
    const lately = this.#said.slice(-6);
    const open = this.#sayable(lines).filter(
      (line) => isFillable(line, slots) && !lately.some((text) => isSaidIn(line, text)),
    );
    const line = open[Math.floor(seededFraction(`${this.#seed}:${purpose}`) * open.length)];
    return line === undefined ? null : fill(line, slots);
  }

  #sayable(lines: Lines): Lines {
    return this.#canAsk ? lines : lines.map(withoutQuestions).filter(Boolean);
  }

  /** A line may have been said without its question. */
  #wasUsed(line: string): boolean {
    const stated = withoutQuestions(line) || line;
    return this.#said.some((text) => isSaidIn(stated, text));
  }

  #stalest(lines: Lines): string {
    const lastSaid = (line: string): number => this.#said.findLastIndex((text) => isSaidIn(line, text));
    return lines.toSorted((one, other) => lastSaid(one) - lastSaid(other))[0] ?? '';
  }
}

/** The lines that suit a tone; mixed feelings are met as low ones. */
export function suiting(lines: ByTone, tone: Tone): Lines {
  if (tone === 'high') return [...(lines.any ?? []), ...(lines.high ?? [])];
  if (tone === 'neutral') return lines.any ?? [];
  return [...(lines.any ?? []), ...(lines.low ?? [])];
}
