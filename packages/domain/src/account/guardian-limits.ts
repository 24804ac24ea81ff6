/** When the words that a guardian agrees to were last changed. */
export const consentVersion = '2026-11-22';

export const guardianLimits = {
  mailsPerDay: 5,
  secondsBetweenMails: 60,
} as const;
