import type { AgeContext } from '../age/context.ts';

/** What a guardian's link opens. Nobody is signed in; the link is all that counts. */
export type GuardianContext = Omit<AgeContext, 'actor'>;
