import { every } from 'hono/combine';
import { authenticate, authenticateRepeat } from '#http/authenticate.ts';
import { refusePendingDeletion } from './refuse-pending-deletion.ts';
import { requireMfa } from './require-mfa.ts';

/** Admits signed-in users who have passed MFA, if they have it, and whose account is not scheduled for deletion. */
export const requirePerson = every(authenticate, requireMfa, refusePendingDeletion);

/** Also admits accounts scheduled for deletion: for cancelling the deletion, and for how it stands. */
export const requireFullSignIn = every(authenticate, requireMfa);

/** Also admits a token whose session the same request has ended before, when the answer was lost. */
export const requireFullSignInOnce = every(authenticateRepeat, requireMfa);
