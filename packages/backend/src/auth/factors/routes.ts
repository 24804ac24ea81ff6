import { Hono } from 'hono';
import { authenticate } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { readInput } from '../input.ts';
import { challengeFactor } from './challenge-factor.ts';
import { enrollFactor, enrollmentSchema } from './enroll-factor.ts';
import { unenrollFactor } from './unenroll-factor.ts';
import { verificationSchema, verifyFactor } from './verify-factor.ts';

/** Second factors of the caller. */
export function factorRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    const claims = await authenticate(auth, c.req);
    return c.json(await enrollFactor(auth, claims, await readInput(c.req, enrollmentSchema)));
  });
  app.post('/:id/challenge', async (c) =>
    c.json(await challengeFactor(auth, await authenticate(auth, c.req), c.req.param('id'))),
  );
  app.post('/:id/verify', async (c) => {
    const claims = await authenticate(auth, c.req);
    const input = await readInput(c.req, verificationSchema);
    return c.json(await verifyFactor(auth, claims, { ...input, factorId: c.req.param('id') }));
  });
  app.delete('/:id', async (c) =>
    c.json(await unenrollFactor(auth, await authenticate(auth, c.req), c.req.param('id'))),
  );
  return app;
}
