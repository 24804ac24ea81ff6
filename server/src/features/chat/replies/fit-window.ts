import type { Turn } from '@alento/guided-companion/turn.ts';
import { contextMessages } from '@alento/domain/chat/limits.ts';

/**
 * How many tokens a text is at most, near enough: three bytes each. That is 30 % too much for English, and about right
 * for Devanagari, Arabic or kana, whose letters take two or three bytes and often a token each.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}

/** What a turn's place in the list and its tags cost beside its words. */
const turnOverhead = 12;

export function countTurnTokens({ text }: Turn): number {
  return estimateTokens(text) + turnOverhead;
}

const gap = '\n[…]\n';

/** The newest turns that fit into so many tokens, oldest first; of the last one, should it be too long, both ends. */
export function fitWindow(turns: readonly Turn[], tokens: number): Turn[] {
  const last = turns.at(-1);
  if (!last) return [];
  let left = tokens - countTurnTokens(last);
  if (left <= 0) return [{ ...last, text: keepBothEnds(last.text, tokens - turnOverhead) }];
  let first = turns.length - 1;
  for (let before = turns[first - 1]; before; before = turns[first - 1]) {
    left -= countTurnTokens(before);
    if (left < 0) break;
    first -= 1;
  }
  return turns.slice(first);
}

function keepBothEnds(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const characters = Array.from(text);
  const share = Math.max(tokens, 0) / estimateTokens(text);
  const half = Math.floor((characters.length * share) / 2);
  return characters.slice(0, half).join('') + gap + characters.slice(characters.length - half).join('');
}

/** A window so full is shortened before it overflows, down to what leaves room for a while. */
const fullAt = 0.8;
const shortenedTo = 0.4;

/** However short they are, more turns than `contextMessages` are not read. */
const mostTurns = Math.floor(contextMessages * fullAt);
const keptTurns = Math.floor(contextMessages * shortenedTo);

/** How full a window is: what a summary's need is told by when the turns themselves are no longer at hand. */
export interface Filling {
  readonly turns: number;
  readonly tokens: number;
}

export function fillingOf(turns: readonly Turn[]): Filling {
  return { turns: turns.length, tokens: turns.reduce((sum, turn) => sum + countTurnTokens(turn), 0) };
}

/** Whether a window of so many tokens is to be shortened. */
export function isFull({ turns, tokens }: Filling, room: number): boolean {
  return tokens > room * fullAt || turns > mostTurns;
}

/** How many of the oldest turns a summary should take over now: none while there is room. */
export function countTurnsToShorten(turns: readonly Turn[], tokens: number): number {
  const filling = fillingOf(turns);
  if (!isFull(filling, tokens)) return 0;
  const sizes = turns.map(countTurnTokens);
  let total = filling.tokens;
  let count = Math.max(turns.length - keptTurns, 0);
  for (const size of sizes.slice(0, count)) total -= size;
  // The last exchange stays as it was said.
  while (total > tokens * shortenedTo && count < turns.length - 2) total -= sizes[count++] ?? 0;
  return count;
}
