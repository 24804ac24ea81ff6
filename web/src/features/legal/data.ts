import type { TermsAcceptances } from '@alento/domain/legal/schema.ts';
import { newestTerms } from '@alento/domain/legal/terms.ts';
import { api } from '#lib/api.ts';
import { readSession } from '#lib/session.ts';

export type Acceptances = TermsAcceptances['acceptances'];

/** Accepts the text that this page shows. */
export async function acceptTerms(): Promise<Acceptances> {
  const response = await api.api.terms.$put({ json: { version: newestTerms().version } });
  return (await response.json()).acceptances;
}

/**
 * What the person accepted. Whoever agreed when they signed up could not be noted until they were signed in: it is done
 * here, for a text that has not changed since.
 */
export async function readAcceptances(): Promise<Acceptances> {
  const response = await api.api.terms.$get();
  const { acceptances } = await response.json();
  if (acceptances.length > 0 || (await agreedAtSignUp()) !== newestTerms().version) return acceptances;
  return acceptTerms();
}

async function agreedAtSignUp(): Promise<unknown> {
  const session = await readSession();
  return session?.user.user_metadata.terms_version;
}
