import type { GuidedContent } from '../content.ts';
import { guidedReply, type ReplyRequest } from '../guided-reply.ts';
import type { HelpBlock } from '../../../safety/schema.ts';
import { openingLine } from '../opening-line.ts';
import { seededIndex } from '../seeded-choice.ts';
import type { Turn } from '../turn.ts';
import { dangerIn } from '../understanding/danger.ts';

export type Setting = Omit<ReplyRequest, 'turns'>;

/** A whole conversation: the opening, and a reply to everything said, with help where plain words of danger stand. */
export function converse(content: GuidedContent, setting: Setting, said: readonly string[]): Turn[] {
  const opening = openingLine(content, { ...setting, previousVariant: null });
  const turns: Turn[] = [{ role: 'assistant', text: opening.text }];
  for (const text of said) {
    turns.push({ role: 'user', text, help: helpAgainst(dangerIn(content, text)) });
    turns.push({ role: 'assistant', text: guidedReply(content, { ...setting, turns }) });
  }
  return turns;
}

function helpAgainst(danger: ReturnType<typeof dangerIn>): HelpBlock | null {
  if (danger === null) return null;
  return { tier: 3, categories: [danger === 'violence' ? 'abuse' : danger], form: 'full' };
}

export function repliesIn(turns: readonly Turn[]): string[] {
  return turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.text);
}

/** Lines of a script in an order that depends on the seed. */
export function shuffled(lines: readonly string[], length: number, seed: string): string[] {
  return Array.from({ length }, (_, index) => lines[seededIndex(lines.length, `${seed}:${index}`)] ?? '');
}
