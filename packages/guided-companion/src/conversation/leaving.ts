import { bareThanks } from '../understanding/act.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Act } from '../vocabulary.ts';

/** From so many messages on somebody may leave without saying so: "my stop", "he's here now". */
const underWay = 3;

/** What sounds so much like going, in so few words, may be that. */
const perhaps = {
  withSubject: { from: 0, mostWords: 20 },
  withoutSubject: { from: -0.15, mostWords: 12 },
} as const;

/** What a first message has to score to be taken for a goodbye that does not say so. */
const sureFromTheFirst = 0.6;

/** Acts that goodbyes look like. */
const open: ReadonlySet<Act | null> = new Set<Act | null>([null, 'short', 'thanks', 'agreement']);

/** What a message says where it stands: nobody goes with their first words, and hardly anybody without a word. */
export function whereItStands(read: Understanding, messagesBefore: number): Understanding {
  if (messagesBefore === 0) return isGuessedTooEarly(read) ? { ...read, act: read.plainAct } : read;
  return messagesBefore >= underWay && mayBeLeaving(read) ? { ...read, act: 'perhapsLeaving' } : read;
}

const isGuessedTooEarly = ({ act, plainAct, leaving }: Understanding): boolean =>
  act === 'goodbye' && plainAct !== act && leaving <= sureFromTheFirst;

function mayBeLeaving({ act, ask, words, leaving, hasSubject }: Understanding): boolean {
  if (!open.has(act) || ask !== null || (act === 'thanks' && words <= bareThanks)) return false;
  const { from, mostWords } = hasSubject ? perhaps.withSubject : perhaps.withoutSubject;
  return leaving > from && words <= mostWords;
}
