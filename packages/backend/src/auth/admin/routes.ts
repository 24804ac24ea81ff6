import { Hono, type HonoRequest } from 'hono';
import * as z from 'zod';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { readInput } from '../input.ts';
import { accountSchema } from './account-input.ts';
import { assertOperator } from './assert-operator.ts';
import { createAccount } from './create-account.ts';
import { deleteAccount, deletionSchema } from './delete-account.ts';
import { generateLink, linkSchema } from './generate-link.ts';
import { getAccount, listAccounts, presentAccount } from './read-accounts.ts';
import { deleteFactor } from './delete-factors.ts';
import { updateAccount } from './update-account.ts';

/** What the operator's own servers may do to any account, with the secret key. */
export function adminRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await assertOperator(auth, c.req);
    await next();
  });
  app.get('/users', async (c) => {
    const { users, total, links } = await listAccounts(auth, c.req.query());
    c.header('X-Total-Count', String(total));
    c.header('Link', links);
    return c.json({ users, aud: 'authenticated' });
  });
  app.post('/users', async (c) => c.json(await createAccount(auth, await readInput(c.req, accountSchema))));
  app.get('/users/:id', async (c) => c.json(presentAccount(await getAccount(auth.sql, idOf(c.req)))));
  app.put('/users/:id', async (c) => {
    const id = idOf(c.req);
    return c.json(await updateAccount(auth, id, await readInput(c.req, accountSchema)));
  });
  app.delete('/users/:id', async (c) => {
    const id = idOf(c.req);
    return c.json(await deleteAccount(auth, id, await readInput(c.req, deletionSchema)));
  });
  app.post('/generate_link', async (c) =>
    c.json(await generateLink(auth, await readInput(c.req, linkSchema), c.req.query('redirect_to'))),
  );
  app.get('/users/:id/factors', async (c) => c.json((await getAccount(auth.sql, idOf(c.req))).factors));
  app.delete('/users/:id/factors/:factor', async (c) =>
    c.json(await deleteFactor(auth, idOf(c.req), c.req.param('factor'))),
  );
  return app;
}

function idOf(request: HonoRequest): string {
  const id = z.uuid().safeParse(request.param('id'));
  if (!id.success) throw new AuthError('validation_failed', { msg: 'user_id must be an UUID' });
  return id.data;
}
