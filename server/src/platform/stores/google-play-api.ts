import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod/mini';

/** The key of a service account, as Google's console hands it out. */
export const serviceAccountSchema = z.object({
  client_email: z.string(),
  private_key: z.string(),
  private_key_id: z.string(),
  token_uri: z.url(),
});
export type ServiceAccount = z.infer<typeof serviceAccountSchema>;

interface Access {
  readonly token: string;
  readonly expiresAt: number;
}

const scope = 'https://www.googleapis.com/auth/androidpublisher';
const timeoutMs = 20_000;
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

/** Calls Google's API for a service account, by OAuth's JWT bearer grant (RFC 7523). */
export class GooglePlayApi {
  readonly #account: ServiceAccount;
  readonly #base: string;
  #access: Promise<Access> | undefined;

  constructor(account: ServiceAccount, base: string) {
    this.#account = account;
    this.#base = base;
  }

  /** The answer, or null for what Google does not have. */
  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: { authorization: `Bearer ${await this.#readToken()}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new Error(`Google answers ${response.status}`);
    const text = await response.text();
    return text === '' ? {} : JSON.parse(text);
  }

  async #readToken(): Promise<string> {
    const known = await this.#access?.catch(() => undefined);
    if (known && known.expiresAt > Date.now()) return known.token;
    this.#access = this.#askForToken();
    return (await this.#access).token;
  }

  async #askForToken(): Promise<Access> {
    const { client_email: email, private_key: key, private_key_id: kid, token_uri: uri } = this.#account;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(email)
      .setAudience(uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(key, 'RS256'));
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
    const response = await fetch(uri, {
      method: 'POST',
      body: new URLSearchParams(grant),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Google gives no token: ${response.status}`);
    const { access_token: token, expires_in: seconds } = tokenSchema.parse(await response.json());
    return { token, expiresAt: Date.now() + (seconds - 60) * 1000 };
  }
}
