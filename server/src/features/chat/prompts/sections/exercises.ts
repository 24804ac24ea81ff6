import { dataBlock } from '#lib/data-block.ts';
import type { DoneExercise } from '#features/exercises/recall-exercises.ts';
import { crisisFrom } from '../crisis-voice.ts';
import type { ConversationFacts } from '../conversation-facts.ts';
import { dialogueNames } from './dialogue-names.ts';

/** Which guided dialogues the person went through in this conversation. In danger none is spoken of. */
export function exercisesDone({ exercises, tier }: ConversationFacts): string | null {
  if (exercises.length === 0 || tier >= crisisFrom) return null;
  return [
    'Short guided exercises that the app led the person through during this conversation, in the order they were done, with',
    'what they took away from each, in their own words or as they chose it. Take it up where it helps what they say now, in',
    'passing; do not lead them through one of these again unless they ask, and do not press them to do what they planned.',
    ...exercises.map(describeExercise),
  ].join('\n');
}

function describeExercise({ dialogue, before, after, takeaway }: DoneExercise): string {
  const rated =
    before === null || after === null ? '' : ` (how strong it was, from 0 to 10: ${before} before, ${after} after)`;
  const heading = `- ${dialogueNames[dialogue]}${rated}`;
  return takeaway.length === 0 ? heading : `${heading}\n${dataBlock('takeaway', takeaway.join('\n'))}`;
}
