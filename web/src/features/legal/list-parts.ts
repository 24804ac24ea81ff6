/** The text of privacy and terms in the order it is read; clauses are numbered through both parts. */
export const legalParts = [
  {
    id: 'privacy',
    first: 1,
    clauses: [
      'who',
      'collected',
      'health',
      'conversations',
      'danger',
      'purposes',
      'ai',
      'voice',
      'sharing',
      'payments',
      'device',
      'records',
      'retention',
      'rights',
      'deletion',
      'breach',
      'minors',
    ],
  },
  {
    id: 'terms',
    first: 18,
    clauses: ['agreement', 'service', 'emergencies', 'account', 'plans', 'cancellation', 'liability', 'law'],
  },
] as const;

export type LegalPart = (typeof legalParts)[number];
