import { AuthError } from '../errors.ts';
import type { Handshake } from './handshake.ts';

export interface ProviderOptions {
  /** Where its discovery document is, for example https://accounts.google.com. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The client ids of apps that sign people in by themselves and send us their id tokens. */
  appClientIds?: readonly string[];
  /** How long each of its answers is waited for. Default: 5000. */
  timeoutMs?: number;
}

/** A user as the provider describes them. */
export interface ProviderIdentity {
  provider: string;
  /** The person's name at the provider, which stays when their address changes. */
  providerId: string;
  email: string | null;
  isEmailVerified: boolean;
  /** As `identity_data` and `user_metadata` hold it. */
  data: Record<string, unknown>;
}

/** Tokens with which the client may ask the provider for more. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | undefined;
}

export interface AuthorizationRequest extends Handshake {
  state: string;
  /** Beyond those of OpenID. */
  scopes: string[];
  /** What else the client asks of the provider, for example `prompt`. */
  extras: Record<string, string>;
}

/** Somewhere else where people have an account. Refuses with an AuthError; each verb may ask over the network. */
export interface Provider {
  name: string;
  /** Where to send a person who wants to sign in. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /** Who came back with this answer. */
  redeem(
    answer: URLSearchParams,
    expected: Handshake & { state: string },
  ): Promise<{ identity: ProviderIdentity; tokens: ProviderTokens }>;
  /** Whom an id token is about, which must have been issued to us or to one of our apps. */
  identify(idToken: string, given: { nonce?: string; accessToken?: string }): Promise<ProviderIdentity>;
}

export function requireProvider(
  { providers }: { providers: ReadonlyMap<string, Provider> },
  name: string | undefined,
  refusal: 'provider_disabled' | 'validation_failed' = 'provider_disabled',
): Provider {
  const provider = providers.get(name ?? '');
  if (!provider) throw new AuthError(refusal, { msg: 'Unsupported provider: provider is not enabled' });
  return provider;
}
