import type { Recognition } from '../../../content.ts';

/** Characters have no letters to slip on. */
export const notMisspelt: Recognition['notMisspelt'] = [];
