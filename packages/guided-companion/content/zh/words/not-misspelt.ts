import type { Recognition } from '../../../src/content.ts';

/** Characters have no letters to slip on. */
export const notMisspelt: Recognition['notMisspelt'] = [];
