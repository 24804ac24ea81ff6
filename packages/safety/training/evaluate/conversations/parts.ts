import type { GuidedContent } from '@alento/guided-companion/content.ts';
import type { Lines } from '@alento/guided-companion/lines.ts';
import { crisisMove } from '@alento/guided-companion/crisis/crisis-conversation.ts';
import { barriers, tracks } from '@alento/guided-companion/crisis/crisis-content.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';

const single = [
  'askContact',
  'contactNamed',
  'contactMade',
  'contactHard',
  'again',
  'stay',
  'stayCalm',
  'retracted',
  'relief',
  'goodbye',
  'corrected',
] as const;

const named = new WeakMap<GuidedContent, Map<Lines, string>>();

/**
 * The name of the reviewed sentences that answer the last turn in a crisis, such as `active.first` or `barriers.burden`;
 * null where the crisis conversation does not speak.
 */
export function partAt(content: GuidedContent, turns: readonly Turn[]): string | null {
  const move = crisisMove(content, turns);
  return move && (namesOf(content).get(move.lines) ?? null);
}

function namesOf(content: GuidedContent): Map<Lines, string> {
  const ready = named.get(content);
  if (ready) return ready;
  const { crisis } = content;
  const names = new Map<Lines, string>([
    ...tracks.flatMap((track) =>
      (['first', 'yes', 'no'] as const).map((step) => [crisis.tracks[track][step], `${track}.${step}`] as const),
    ),
    ...barriers.map((barrier) => [crisis.barriers[barrier], `barriers.${barrier}`] as const),
    ...single.map((part) => [crisis[part], part] as const),
  ]);
  named.set(content, names);
  return names;
}
