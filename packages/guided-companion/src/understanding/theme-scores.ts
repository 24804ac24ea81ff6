import { plain, readFeatures } from '@alento/classifier/features.ts';
import { computeScores } from '@alento/classifier/joint-model.ts';
import { themes, type Theme } from '../vocabulary.ts';
import type { Recogniser } from './recogniser.ts';

/** How much a message sounds like each theme, in the order of `themes`, above 0 where rather so: a guess from all of it. */
export function scoreThemes({ themeModel }: Recogniser, text: string): number[] {
  return computeScores(themeModel, readFeatures(plain(text)));
}

/** A message that is not about something says less than one that is. */
const leastScore = -0.3;

interface Scored {
  readonly themeScores: readonly number[];
}

/** Whether messages taken together sound rather as if they were about a theme, whatever words they name it by. */
export function soundsLike(messages: readonly Scored[], theme: Theme): boolean {
  const place = themes.indexOf(theme);
  const score = ({ themeScores }: Scored): number => Math.max(leastScore, themeScores[place] ?? leastScore);
  return messages.reduce((sum, message) => sum + score(message), 0) > 0;
}
