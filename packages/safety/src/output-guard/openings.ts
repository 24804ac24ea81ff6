import { fold } from '@alento/domain/common/text/fold.ts';
import words from './openings.json' with { type: 'json' };

/** In every language, since a model may answer in any; npm run safety:train writes the list. */
const openings = new Set(Object.values(words).flatMap((text) => text.split(' ')));

/** Whether sentences that must not be said begin with this word (a character, in scripts without spaces). */
export const opens = (word: string): boolean => openings.has(fold(word));
