import { Hono } from 'hono';
import { authenticate } from '#http/authenticate.ts';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe.ts';
import { deleteAccount } from './delete-account.ts';

export interface AccountOptions {
  /** Breaks off what is being said to a person. */
  endReplies: (personId: string) => Promise<unknown>;
}

/** `/api/account` */
export function createAccountRoutes({ endReplies }: AccountOptions) {
  return new Hono<AppEnv>().post(
    '/deletion',
    describe({
      tag: 'account',
      summary: 'Erase the person who asks, at once; the sign-in must be at most five minutes old',
      answers: { 204: { description: 'Nothing of them is left', schema: null } },
      errors: ['account.reauthentication_needed'],
    }),
    authenticate,
    async (c) => {
      await deleteAccount({ ctx: c.var.ctx, services: c.var.services, endReplies });
      return c.body(null, 204);
    },
  );
}
