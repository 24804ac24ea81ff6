import type { TermsAcceptance } from '@alento/domain/legal/schema.ts';
import type { AcceptanceRow } from './data.ts';

export function presentAcceptance({ version, acceptedAt }: AcceptanceRow): TermsAcceptance {
  return { version, acceptedAt: acceptedAt.toISOString() };
}
