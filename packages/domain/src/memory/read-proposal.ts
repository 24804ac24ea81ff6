import { maxMemoriesPerSession } from './limits.ts';
import { memoryKey } from './memory-key.ts';
import { memoryProposalSchema, memoryTextSchema } from './schema.ts';
import { isIneligibleMemory } from './memory-eligibility.ts';

const fence = /^```(?:json)?\s*|\s*```$/g;

/** Parses a model's proposed memories; null if the format is wrong. */
export function readProposal(answer: string): string[] | null {
  try {
    const parsed = memoryProposalSchema.safeParse(JSON.parse(answer.trim().replaceAll(fence, '')));
    return parsed.success ? parsed.data.facts : null;
  } catch {
    return null;
  }
}

/** Of what is proposed, what may be saved: short, fit, not known yet, and only so many. */
export function chooseMemories(proposed: readonly string[], known: readonly string[]): string[] {
  const keys = new Set(known.map(memoryKey));
  const chosen = proposed.flatMap((proposal) => {
    const { data: text } = memoryTextSchema.safeParse(proposal);
    if (text === undefined || isIneligibleMemory(text) || keys.has(memoryKey(text))) return [];
    keys.add(memoryKey(text));
    return [text];
  });
  return chosen.slice(0, maxMemoriesPerSession);
}
