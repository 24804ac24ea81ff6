import type { Mood } from '../../mood/schema.ts';
import type { Personality } from '../schema.ts';
import type { GuidedContent } from './content.ts';
import { seededIndex } from './seeded-choice.ts';
import type { Turn } from './turn.ts';

export interface ReplyRequest {
  mood: Mood;
  personality: Personality;
  /** The whole conversation, oldest first: the opening, and at its end what the person has just said. */
  turns: readonly Turn[];
  /** Any text; the same seed and turns give the same reply. A regenerated reply takes another seed. */
  seed: string;
}

/** What the companion answers when no model speaks. Pure: the same request gives the same reply. */
export function guidedReply(content: GuidedContent, { turns, seed }: ReplyRequest): string {
  const said = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.text);
  const pick = (lines: readonly string[], slot: string): string => {
    const fresh = lines.filter((line) => !said.some((text) => text.includes(line)));
    const pool = fresh.length > 0 ? fresh : lines.filter((line) => !said.at(-1)?.includes(line));
    return pool[seededIndex(pool.length, `${seed}:${turns.length}:${slot}`)] ?? '';
  };
  return `${pick(content.reflections, 'reflection')} ${pick(content.questions, 'question')}`;
}
