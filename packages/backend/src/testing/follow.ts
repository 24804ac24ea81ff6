import type { Mail } from '../auth/mail/mail.ts';
import type { ServedBackend } from './served-backend.ts';

export interface Landing {
  status: number;
  /** Where the link led to. */
  url: URL;
  query: URLSearchParams;
  fragment: URLSearchParams;
}

/** Clicks the link of a mail. */
export async function follow(served: ServedBackend, mail: Pick<Mail, 'link'>): Promise<Landing> {
  const link = new URL(mail.link ?? '');
  const response = await fetch(served.url + link.pathname + link.search, { redirect: 'manual' });
  const url = new URL(response.headers.get('location') ?? '');
  return { status: response.status, url, query: url.searchParams, fragment: new URLSearchParams(url.hash.slice(1)) };
}

/** The long token of a mail's link, as `token_hash` takes it. */
export function linkToken(mail: Pick<Mail, 'link'>): string {
  return new URL(mail.link ?? '').searchParams.get('token') ?? '';
}
