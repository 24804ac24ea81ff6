import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  officer, offices, changed, charges, chances, protect, bother, bothers, carter, saving, france, healthy, terribly, created,
  creating, separate, manage, hunting, dreaming, cancel, shouting, sacred, recent, related, relative, homeless, shared,
  crashed, shirts, floors, celebrity, celebrities, boxing, smoked, feather, bumped, graves, lighten, scored, farther,
  relieve, finance, interior, stoned, decade, promote, caller, daring, wright, grapes, weighs, sweeping, stored, spared,
  melting, graduate, certain
`);
