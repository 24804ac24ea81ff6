/** When the privacy and terms text was last changed, as its owner dates it. It is the text's version, too. */
export const termsDate = '2025-05-22';

/** When the text of the public safety page was last changed. */
export const protocolDate = '2026-11-22';

/** What the privacy and terms text promises and asks. */
export const legalLimits = {
  breachNoticeHours: 72,
  dataCopyDays: 15,
  /** For what is not deleted at once: backups, and accounts that whoever runs the server deletes on request. */
  deletionDays: 30,
  changeNoticeDays: 30,
  liabilityMonths: 12,
  adultAge: 18,
  supervisedAge: 13,
  encryption: 'AES-256',
} as const;

/** So often a minute somebody may accept, at most. */
export const maxAcceptancesPerMinute = 10;
