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

/** A theme that messages sound this much less like than like another may still be what they are about. */
const near = 0.5;

interface Scored {
  readonly themeScores: readonly number[];
}

/** Whether messages taken together sound as if they were about a theme, whatever words they name it by. */
export function soundsLike(messages: readonly Scored[], theme: Theme): boolean {
  const sums = themes.map((_, place) =>
    messages.reduce((sum, { themeScores }) => sum + Math.max(leastScore, themeScores[place] ?? leastScore), 0),
  );
  const own = sums[themes.indexOf(theme)] ?? 0;
  return own > 0 && own >= Math.max(...sums) - near;
}
