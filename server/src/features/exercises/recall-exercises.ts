import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import { recalledAnswerLength } from '@alento/domain/exercises/limits.ts';
import type { Answer } from '@alento/domain/exercises/schema.ts';
import { scriptOf } from '@alento/guided-companion/dialogues/catalogue.ts';
import { afterStep, beforeStep, positionIn } from '@alento/guided-companion/dialogues/position.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { EncryptedRun } from './data.ts';
import { decryptRun, type RunBody } from './present.ts';

export type { EncryptedRun } from './data.ts';

/** A completed guided dialogue. */
export interface DoneExercise {
  readonly dialogue: DialogueId;
  /** From 0 to 10; null where it was not rated. */
  readonly before: number | null;
  readonly after: number | null;
  /** The takeaway, one line per entry; may contain the user's own words. */
  readonly takeaway: readonly string[];
}

export function decryptExercises(runs: readonly EncryptedRun[], cipher: PersonCipher): DoneExercise[] {
  return runs.map((run) => doneExercise(decryptRun(cipher, run)));
}

function doneExercise({ dialogue, answers, note }: RunBody): DoneExercise {
  const script = scriptOf(dialogue);
  const { passed } = positionIn(script, answers);
  const answerTo = (step: string): Answer | null => passed.find((each) => each.step.id === step)?.answer ?? null;
  const lines = script.takeaway.flatMap((step) => {
    const words = wordsOf(answerTo(step));
    return words === null ? [] : [`${inWords(step)}: ${shortened(words)}`];
  });
  return {
    dialogue,
    before: ratingOf(answerTo(beforeStep)),
    after: ratingOf(answerTo(afterStep)),
    takeaway: note === null ? lines : [shortened(note)],
  };
}

function ratingOf(answer: Answer | null): number | null {
  return answer?.kind === 'rating' ? answer.rating : null;
}

/** An answer as text, choices by their English names; null if there is none. */
function wordsOf(answer: Answer | null): string | null {
  switch (answer?.kind) {
    case 'text':
      return answer.text;
    case 'option':
      return inWords(answer.option);
    case 'options':
      return answer.options.map(inWords).join(', ');
    default:
      return null;
  }
}

/** `faceDown` as "face down". */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function shortened(words: string): string {
  const letters = Array.from(words);
  return letters.length <= recalledAnswerLength ? words : `${letters.slice(0, recalledAnswerLength).join('')}…`;
}
