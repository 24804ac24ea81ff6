import type { GuidedContent } from '../content.ts';
import { guidedReply, type ReplyRequest } from '../guided-reply.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { openingLine } from '../opening-line.ts';
import { seededIndex } from '../seeded-choice.ts';
import type { Turn } from '../turn.ts';

export type Setting = Omit<ReplyRequest, 'turns'>;

/** What somebody says, and the help it is answered with where it tells of danger. */
export type Said = string | { readonly text: string; readonly help: HelpBlock };

/** A whole conversation: the opening, and a reply to everything said. */
export function converse(content: GuidedContent, setting: Setting, said: readonly Said[]): Turn[] {
  const opening = openingLine(content, { ...setting, previousVariant: null });
  const turns: Turn[] = [{ role: 'assistant', text: opening.text }];
  for (const each of said) {
    turns.push({ role: 'user', ...(typeof each === 'string' ? { text: each } : each) });
    turns.push({ role: 'assistant', text: guidedReply(content, { ...setting, turns }) });
  }
  return turns;
}

export function repliesIn(turns: readonly Turn[]): string[] {
  return turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.text);
}

/** Lines of a script in an order that depends on the seed. */
export function shuffled(lines: readonly string[], length: number, seed: string): string[] {
  return Array.from({ length }, (_, index) => lines[seededIndex(lines.length, `${seed}:${index}`)] ?? '');
}
