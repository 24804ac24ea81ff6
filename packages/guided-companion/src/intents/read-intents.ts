import { plain, readFeatures } from '@alento/classifier/features.ts';
import { computeScores, type JointModel } from '@alento/classifier/joint-model.ts';
import { askKinds, complaints, type AskKind, type Complaint } from '../asks.ts';
import { intentQuestions, type IntentQuestion } from './intents.ts';

/** What a message seems to be meant for, as far as the model of its language is sure. */
export interface Intents {
  readonly ask: AskKind | null;
  /** How much it sounds like somebody who goes: rather so above 0. */
  readonly leaving: number;
  readonly complaint: Complaint | null;
}

/** What a message has to score: most messages ask for nothing, and hardly one complains. */
const sure = { asking: 0.05, complaining: 0 } as const;

/** What a part of a message has to score beyond that: it stands there without what it means. */
const partial = { asking: 0.05, leaving: 0.2 } as const;

/** So many parts are read, the last ones: nobody writes more who means something by them. */
const partsRead = 100;

const endOfPart = /(?<=[.!?…。！？؟।\n])\s*|[,，、،;—]\s*/u;

/** Reads what a message is meant for, as a whole and in its parts: who goes says so at the end, who asks anywhere. */
export function readIntents(model: JointModel, text: string): Intents {
  const whole = scoresIn(model, text);
  const parts = text
    .split(endOfPart)
    .filter((part) => part.trim() !== '')
    .slice(-partsRead);
  // What is said over and over is read once.
  const read = new Map([...new Set(parts.length > 1 ? parts : [])].map((part) => [part, scoresIn(model, part)]));
  const last = read.get(parts.at(-1) ?? '');
  const asking = Math.max(whole('asking'), ...[...read.values()].map((part) => part('asking') - partial.asking));
  const leaving = Math.max(whole('leaving'), last ? last('leaving') - partial.leaving : -Infinity);
  const likeliest = <Question extends IntentQuestion>(questions: readonly Question[]): Question | null =>
    questions.toSorted((one, other) => whole(other) - whole(one))[0] ?? null;
  return {
    ask: asking > sure.asking && asking > leaving ? likeliest(askKinds) : null,
    leaving,
    complaint: whole('complaining') > sure.complaining && whole('complaining') > asking ? likeliest(complaints) : null,
  };
}

function scoresIn(model: JointModel, text: string): (question: IntentQuestion) => number {
  const scores = computeScores(model, readFeatures(plain(text)));
  return (question) => scores[intentQuestions.indexOf(question)] ?? -1;
}
