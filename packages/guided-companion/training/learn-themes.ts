import { plain, readFeatures } from '@alento/classifier/features.ts';
import { learnJointModel, type JointModel } from '@alento/classifier/joint-model.ts';
import { themes } from '../src/vocabulary.ts';
import type { Line } from './read-lines.ts';

/** So many features of a language are kept: twice as many tell what a conversation is about no better. */
const kept = 1_000;

/** Learns from labelled lines what others like them are about. */
export function learnThemes(lines: readonly Line[]): JointModel {
  const lessons = lines.map(({ text, theme }) => ({
    features: readFeatures(plain(text)).slice(),
    answers: themes.map((each) => each === theme),
  }));
  return learnJointModel(lessons, themes.length, kept);
}
