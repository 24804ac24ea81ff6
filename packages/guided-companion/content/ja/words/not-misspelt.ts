import type { Recognition } from '../../../src/content.ts';

/** Characters are not guessed at: slips lie in the kana, and the patterns carry the usual ones. */
export const notMisspelt: Recognition['notMisspelt'] = [];
