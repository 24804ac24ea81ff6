/** The date of the current privacy policy and terms, which is also their version. */
export const termsDate = '2025-05-22';

/** When the text of the public safety page was last changed. */
export const protocolDate = '2026-11-22';

/** What the privacy and terms text promises and asks. */
export const legalLimits = {
  breachNoticeHours: 72,
  dataCopyDays: 15,
  /** For what is not deleted at once: backups, and accounts that the operator deletes on request. */
  deletionDays: 30,
  changeNoticeDays: 30,
  liabilityMonths: 12,
  adultAge: 18,
  supervisedAge: 13,
  encryption: 'AES-256',
} as const;

/** Rate limit of acceptances per user. */
export const maxAcceptancesPerMinute = 10;
