import { plain, readFeatures } from '@alento/classifier/features.ts';
import { learnJointModel, type JointModel } from '@alento/classifier/joint-model.ts';
import { askKinds, complaints } from '../src/asks.ts';
import { intentQuestions, type IntentQuestion } from '../src/intents/intents.ts';
import type { LabelledMessage } from './read-lines.ts';

/** So many features of a language are kept: twice as many weigh twice as much and read hardly better. */
const kept = 4_000;

/** Learns from labelled messages what others like them are meant for. */
export function learnIntents(messages: readonly LabelledMessage[]): JointModel {
  const lessons = messages.map(({ text, intent }) => ({
    features: readFeatures(plain(text)).slice(),
    answers: intentQuestions.map((question) => isMeant(intent, question)),
  }));
  return learnJointModel(lessons, intentQuestions.length, kept);
}

function isMeant(intent: LabelledMessage['intent'], question: IntentQuestion): boolean {
  switch (question) {
    case 'asking':
      return askKinds.some((kind) => kind === intent);
    case 'leaving':
      return intent === 'goodbye' || intent === 'goodNight';
    case 'complaining':
      return intent === 'complaint' || complaints.some((kind) => kind === intent);
    default:
      return intent === question;
  }
}
