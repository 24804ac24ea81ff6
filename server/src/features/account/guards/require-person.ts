import { every } from 'hono/combine';
import { authenticate } from '#http/authenticate.ts';
import { refuseLeaving } from './refuse-leaving.ts';
import { requireMfa } from './require-mfa.ts';

/** Lets signed-in people through who have taken every step that their account asks for, and are not about to leave. */
export const requirePerson = every(authenticate, requireMfa, refuseLeaving);

/** Lets those through, too, whose account is to be deleted: for the ways to leave and to stay alone. */
export const requireLeavingPerson = every(authenticate, requireMfa);
