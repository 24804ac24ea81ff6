import { every } from 'hono/combine';
import { authenticate } from '#http/authenticate.ts';
import { refusePendingDeletion } from './refuse-pending-deletion.ts';
import { requireMfa } from './require-mfa.ts';

/** Admits signed-in users who have passed MFA, if they have it, and whose account is not scheduled for deletion. */
export const requirePerson = every(authenticate, requireMfa, refusePendingDeletion);

/** Also admits accounts scheduled for deletion: for requesting and cancelling the deletion and for the export. */
export const requireFullSignIn = every(authenticate, requireMfa);
