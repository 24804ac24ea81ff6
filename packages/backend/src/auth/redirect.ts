import type { AuthError } from './errors.ts';

export interface RedirectRules {
  /** Where links lead when nothing else is asked for; its whole origin is allowed. */
  siteUrl: string;
  /** Prefixes of web addresses; of any other scheme, such as an app's, exact addresses. */
  redirectUrls: readonly string[];
}

/** The address that was asked for, if it is allowed; else the site's. */
export function allowedRedirect({ siteUrl, redirectUrls }: RedirectRules, wanted: string | undefined): string {
  const url = wanted ? parseUrl(wanted) : undefined;
  if (!url || url.username || url.password || isScript(url)) return siteUrl;
  const isAllowed = isWeb(url)
    ? url.origin === new URL(siteUrl).origin || redirectUrls.some((listed) => isBelow(url, listed))
    : redirectUrls.some((listed) => listed === url.href || listed === wanted);
  return isAllowed ? url.href : siteUrl;
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

/** Whether an address can be listed: without a user or a wildcard, of the web or of an app's own scheme. */
export function isRedirectUrl(text: string): boolean {
  const url = text.includes('*') ? undefined : parseUrl(text);
  return url !== undefined && url.host !== '' && !url.username && !url.password && !isScript(url);
}

// They run or show what is in them, or in a file: no list makes that a place to send a session to.
const isScript = ({ protocol }: URL): boolean => /^(javascript|vbscript|data|blob|file|about):$/.test(protocol);

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** A prefix ends where a part of the path does, so that /app does not allow /application. */
function isBelow(url: URL, listed: string): boolean {
  const base = parseUrl(listed);
  if (!base || base.origin !== url.origin) return false;
  const path = base.pathname.replace(/\/$/, '');
  return url.pathname === path || url.pathname.startsWith(`${path}/`);
}

/** With `fields` behind the hash, where no server sees them. */
export function withFragment(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(fields).toString();
  return url.href;
}

export function withQuery(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

const oauthErrors: Record<number, string> = {
  401: 'unauthorized_client',
  403: 'access_denied',
  429: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Tells the page that a link leads to what went wrong; clients of PKCE look in the query. */
export function withError(target: string, error: AuthError, isFlow: boolean): string {
  const fields = {
    error: oauthErrors[error.status] ?? 'invalid_request',
    error_code: error.code,
    error_description: error.answer.msg,
  };
  return withFragment(isFlow ? withQuery(target, fields) : target, fields);
}
