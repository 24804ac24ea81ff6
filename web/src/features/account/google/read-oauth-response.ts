/** What the way back from another service brings, in the address it leads to. */
export type OAuthResponse =
  | { readonly kind: 'refusal'; readonly error: string; readonly code: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'tokens'; readonly accessToken: string; readonly refreshToken: string }
  | { readonly kind: 'nothing' };

/** Reads query and fragment alike: which of them is used depends on the flow. */
export function readOAuthResponse({ search, hash }: Pick<URL, 'search' | 'hash'>): OAuthResponse {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const read = (name: string): string => parts.map((part) => part.get(name)).find(Boolean) ?? '';

  const [error, code] = [read('error'), read('error_code')];
  if (error || code || read('error_description')) return { kind: 'refusal', error, code };
  const [accessToken, refreshToken] = [read('access_token'), read('refresh_token')];
  if (read('code')) return { kind: 'code', code: read('code') };
  if (accessToken && refreshToken) return { kind: 'tokens', accessToken, refreshToken };
  return { kind: 'nothing' };
}
