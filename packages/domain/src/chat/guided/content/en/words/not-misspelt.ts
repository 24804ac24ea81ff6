import type { Recognition } from '../../../content.ts';

export const notMisspelt: Recognition['notMisspelt'] = [];
