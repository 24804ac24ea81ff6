import type { AgeContext } from '../age/context.ts';

/** Context of a guardian's link: no user is signed in, the token is the only credential. */
export type GuardianContext = Omit<AgeContext, 'actor'>;
