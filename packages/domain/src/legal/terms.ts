import { termsDate } from './limits.ts';

/** One text of privacy and terms. */
export interface TermsVersion {
  /** The day it carries, which is also the day it was announced. */
  readonly version: string;
  /** The day it takes effect: `legalLimits.changeNoticeDays` later, at the least. */
  readonly bindsFrom: string;
}

/** Every version of the texts, oldest first. `versions` in `legal-terms.json` describes the changes. */
export const termsVersions = [
  { version: '2025-05-22', bindsFrom: '2025-05-22' },
  { version: termsDate, bindsFrom: '2026-12-23' },
] as const satisfies readonly TermsVersion[];

/** A text that people were asked to accept. */
export type KnownTermsVersion = (typeof termsVersions)[number]['version'];

/** A user's standing towards privacy policy and terms. */
export type TermsStanding =
  | { readonly status: 'accepted' }
  /** A newer text takes effect later; until then the accepted one holds. */
  | { readonly status: 'announced'; readonly version: string; readonly bindsFrom: string }
  /** The text in effect is not accepted; `isFirst` if no other ever was. */
  | { readonly status: 'due'; readonly version: string; readonly isFirst: boolean };

/** The text that is shown, and the only one that can be accepted. */
export function newestTerms(versions: readonly TermsVersion[] = termsVersions): TermsVersion {
  const newest = versions.at(-1);
  if (!newest) throw new Error('there is no text of privacy and terms');
  return newest;
}

/** The standing of a user who accepted these versions, on a calendar day such as 2026-11-22. */
export function termsStanding(
  accepted: readonly string[],
  today: string,
  versions: readonly TermsVersion[] = termsVersions,
): TermsStanding {
  const newest = newestTerms(versions);
  if (accepted.includes(newest.version)) return { status: 'accepted' };
  const inEffect = versions.findLast(({ bindsFrom }) => bindsFrom <= today) ?? newest;
  const holds = accepted.some((version) => version >= inEffect.version);
  return holds
    ? { status: 'announced', version: newest.version, bindsFrom: newest.bindsFrom }
    : { status: 'due', version: newest.version, isFirst: accepted.length === 0 };
}
