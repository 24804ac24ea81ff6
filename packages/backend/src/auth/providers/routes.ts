import { Hono, type Context } from 'hono';
import { readBody } from '../../http/read-body.ts';
import { toAuthError } from '../to-auth-error.ts';
import { authenticate } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { allowedRedirect, withError } from '../redirect.ts';
import { assertManualLinking, beginSignIn } from './begin-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';

const maximumAnswerBytes = 16 * 1024;

/** Signing in at a provider, from the way there to the way back. */
export function providerRoutes(auth: AuthContext, contactAddress: (c: Context) => string): Hono {
  const app = new Hono();

  app.get('/authorize', async (c) => {
    const query = c.req.query();
    return c.redirect(
      await beginSignIn(auth, query, { address: contactAddress(c) }).catch((error: unknown) => {
        const refusal = toAuthError(auth, error);
        // A person waits before the browser. Only what the page itself got wrong is for its developer.
        if (refusal.status === 400) throw refusal;
        return withError(allowedRedirect(auth, query.redirect_to), refusal, Boolean(query.code_challenge));
      }),
      302,
    );
  });
  app.get('/user/identities/authorize', async (c) => {
    const claims = await authenticate(auth, c.req);
    assertManualLinking(auth);
    const url = await beginSignIn(auth, c.req.query(), { address: contactAddress(c), claims });
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
  });

  app.get('/callback', async (c) => {
    // A HEAD request, as link scanners send it, must not consume the link.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    return c.redirect(await finishSignIn(auth, new URL(c.req.url).searchParams, contactAddress(c)), 303);
  });
  app.post('/callback', async (c) => {
    const form = await readBody(c.req, maximumAnswerBytes);
    if (form === undefined) throw new AuthError('request_too_large');
    return c.redirect(await finishSignIn(auth, new URLSearchParams(form), contactAddress(c)), 303);
  });
  return app;
}
