import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../../../common/text/phrases.ts';

/** Misspellings are guessed in words of letters only; those of Hangul stand among the patterns. */
export const notMisspelt: Recognition['notMisspelt'] = phrases('alento');
