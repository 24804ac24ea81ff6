/** The date of the current privacy policy and terms, which is also their version. */
export const termsDate = '2026-11-23';

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
  /** How long a sign-in lasts that is not used: `auth.sweep` ends it. */
  sessionDays: 180,
  /** How long a message to support is kept after it was settled. */
  supportDays: 180,
  /** How long it is counted which screens failed. */
  faultDays: 90,
  /** Directive 2011/83/EU, articles 9 and 13: to change one's mind, and to be paid back. */
  withdrawalDays: 14,
  /** Código de Defesa do Consumidor (lei 8.078/1990), article 49. */
  brazilianWithdrawalDays: 7,
  adultAge: 18,
  supervisedAge: 13,
  encryption: 'AES-256',
} as const;

/** Rate limit of acceptances per user. */
export const maxAcceptancesPerMinute = 10;
