import type { ProofMail } from '../auth/mail/mail.ts';
import type { ServedBackend } from './served-backend.ts';

export interface Landing {
  status: number;
  /** Where the link led to. */
  url: URL;
  query: URLSearchParams;
  fragment: URLSearchParams;
}

/** Clicks the link of a mail. */
export function follow(served: ServedBackend, mail: Pick<ProofMail, 'link'>): Promise<Landing> {
  const link = new URL(mail.link ?? '');
  return land(served.url + link.pathname + link.search);
}

/** Goes where a browser is sent from an address. */
export async function land(address: string, init: RequestInit = {}): Promise<Landing> {
  const response = await fetch(address, { redirect: 'manual', ...init });
  const location = response.headers.get('location');
  if (!location) throw new Error(`answered ${response.status} and no redirect: ${await response.text()}`);
  const url = new URL(location);
  return { status: response.status, url, query: url.searchParams, fragment: new URLSearchParams(url.hash.slice(1)) };
}

/** The long token of a mail's link, as `token_hash` takes it. */
export function linkToken(mail: Pick<ProofMail, 'link'>): string {
  return new URL(mail.link ?? '').searchParams.get('token') ?? '';
}
