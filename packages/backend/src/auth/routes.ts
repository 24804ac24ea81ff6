import { Hono, type Context } from 'hono';
import { isApiKey } from '../actor.ts';
import { addressKey, peerAddress } from '../http/client-address.ts';
import { retryAfterSeconds } from '../http/unexpected.ts';
import { assertOperator } from './admin/assert-operator.ts';
import { invitationSchema, invitePerson } from './admin/invite-person.ts';
import { adminRoutes } from './admin/routes.ts';
import { toAuthError } from './to-auth-error.ts';
import { authenticate } from './authenticate.ts';
import { changePerson, personChangeSchema } from './change-person.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { factorRoutes } from './factors/routes.ts';
import { codeGrantSchema, exchangeCode } from './exchange-code.ts';
import { getPerson } from './get-person.ts';
import { checkHealth } from './health.ts';
import { readInput } from './input.ts';
import {
  otpSchema,
  recoverSchema,
  requestOtp,
  requestRecovery,
  resendMail,
  resendSchema,
} from './mail/request-mail.ts';
import { isFlowToken } from './one-time-token.ts';
import { requestReauthentication } from './reauthenticate.ts';
import { providerRoutes } from './providers/routes.ts';
import { idTokenGrantSchema, signInWithIdToken } from './providers/sign-in-with-id-token.ts';
import { allowedRedirect, withError } from './redirect.ts';
import { refreshGrantSchema, refreshSession } from './refresh-session.ts';
import { presentSettings } from './settings.ts';
import { passwordGrantSchema, signInWithPassword } from './sign-in-with-password.ts';
import { signOut } from './sign-out.ts';
import { signUp, signUpSchema } from './sign-up.ts';
import { unlinkIdentity } from './unlink-identity.ts';
import { followLink, verify, verifySchema } from './verify.ts';

export interface AuthRoutesOptions {
  auth: AuthContext;
  clientAddress?: ((context: Context) => string | undefined) | undefined;
}

const maximumUrlLength = 8192;
const maximumLanguageLength = 200;
const maximumUserAgentLength = 400;

/** Everything under /auth/v1. */
export function authRoutes({ auth, clientAddress = peerAddress }: AuthRoutesOptions): Hono {
  const app = new Hono();
  const addressOf = (c: Context): string => addressKey(clientAddress(c) ?? 'unknown');
  /** Address and User-Agent stored with a new session, so that its owner recognises the device. */
  const opening = (c: Context): AuthContext => ({
    ...auth,
    userAgent: c.req.header('user-agent')?.slice(0, maximumUserAgentLength),
  });
  const askerOf = (c: Context) => ({
    address: addressOf(c),
    origin: {
      redirectTo: allowedRedirect(auth, c.req.query('redirect_to')),
      acceptLanguage: c.req.header('accept-language')?.slice(0, maximumLanguageLength) ?? null,
    },
  });

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (c.req.url.length > maximumUrlLength) throw new AuthError('request_uri_too_long');
    const apiKey = c.req.header('apikey');
    if (apiKey !== undefined && !isApiKey(auth.keys, apiKey)) throw new AuthError('invalid_api_key');
    await next();
  });

  app.get('/health', async (c) => c.json(await checkHealth(auth.sql)));
  app.get('/settings', (c) => c.json(presentSettings(auth)));
  app.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json({ keys: [auth.accessTokens.publicKey] });
  });

  app.post('/signup', async (c) => c.json(await signUp(opening(c), await readInput(c.req, signUpSchema), askerOf(c))));
  app.post('/token', async (c) => {
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await signInWithPassword(opening(c), await readInput(c.req, passwordGrantSchema), addressOf(c)));
      case 'refresh_token':
        return c.json(await refreshSession(auth, await readInput(c.req, refreshGrantSchema), addressOf(c)));
      case 'pkce':
        return c.json(await exchangeCode(opening(c), await readInput(c.req, codeGrantSchema), addressOf(c)));
      case 'id_token': {
        const input = await readInput(c.req, idTokenGrantSchema);
        const claims = input.link_identity ? await authenticate(auth, c.req) : undefined;
        return c.json(await signInWithIdToken(opening(c), input, { address: addressOf(c), claims }));
      }
      case 'web3':
        throw new AuthError('web3_provider_disabled');
      default:
        throw new AuthError('validation_failed', { msg: 'unsupported_grant_type' });
    }
  });
  app.post('/otp', async (c) => c.json(await requestOtp(auth, await readInput(c.req, otpSchema), askerOf(c))));
  app.post('/recover', async (c) =>
    c.json(await requestRecovery(auth, await readInput(c.req, recoverSchema), askerOf(c))),
  );
  app.post('/resend', async (c) => c.json(await resendMail(auth, await readInput(c.req, resendSchema), askerOf(c))));
  app.get('/reauthenticate', async (c) =>
    c.json(await requestReauthentication(auth, await authenticate(auth, c.req), askerOf(c))),
  );
  app.post('/verify', async (c) =>
    c.json(await verify(opening(c), await readInput(c.req, verifySchema), addressOf(c))),
  );
  app.get('/verify', async (c) => {
    // A HEAD request, as link scanners send it, must not consume the link.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const { type = '', token = '', redirect_to: redirectTo } = c.req.query();
    return c.redirect(
      await followLink(opening(c), { type, token, redirectTo }, addressOf(c)).catch((error: unknown) =>
        withError(allowedRedirect(auth, redirectTo), toAuthError(auth, error), isFlowToken(token)),
      ),
      303,
    );
  });
  app.post('/logout', async (c) => {
    await signOut(auth, await authenticate(auth, c.req), c.req.query('scope'));
    return c.body(null, 204);
  });

  app.get('/user', async (c) => c.json(await getPerson(auth, await authenticate(auth, c.req))));
  app.put('/user', async (c) => {
    const claims = await authenticate(auth, c.req);
    return c.json(await changePerson(auth, claims, await readInput(c.req, personChangeSchema), askerOf(c)));
  });

  app.delete('/user/identities/:id', async (c) =>
    c.json(await unlinkIdentity(auth, await authenticate(auth, c.req), c.req.param('id'))),
  );
  app.route('/', providerRoutes(auth, addressOf));
  app.route('/factors', factorRoutes(auth));
  app.route('/admin', adminRoutes(auth));
  app.post('/invite', async (c) => {
    await assertOperator(auth, c.req);
    return c.json(await invitePerson(auth, await readInput(c.req, invitationSchema), askerOf(c).origin));
  });
  app.post('/sso', () => {
    throw new AuthError('saml_provider_disabled');
  });

  app.all('*', () => {
    throw new AuthError('not_found');
  });
  app.onError((error, c) => answerError(auth, error, c));
  return app;
}

function answerError(auth: AuthContext, error: Error, c: Context): Response {
  const refusal = toAuthError(auth, error);
  const { retryAfter = refusal.status === 503 ? retryAfterSeconds : 0 } = refusal.details;
  if (retryAfter > 0) c.header('Retry-After', String(retryAfter));
  return c.json(refusal.answer, refusal.status);
}
