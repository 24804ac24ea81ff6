import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

/** Misspellings are guessed in words of letters only; those of Hangul stand among the patterns. */
export const notMisspelt: Recognition['notMisspelt'] = phrases('alento');
