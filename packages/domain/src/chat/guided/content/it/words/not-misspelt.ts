import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  sonata
`);
