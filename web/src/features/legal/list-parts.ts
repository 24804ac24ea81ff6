/** The text of privacy and terms in the order it is read; clauses are numbered through both parts. */
export const legalParts = [
  {
    id: 'privacy',
    first: 1,
    clauses: [
      'who',
      'collected',
      'conversations',
      'purposes',
      'ai',
      'sharing',
      'device',
      'records',
      'retention',
      'rights',
      'copy',
      'deletion',
      'breach',
      'minors',
    ],
  },
  {
    id: 'terms',
    first: 15,
    clauses: [
      'agreement',
      'service',
      'emergencies',
      'account',
      'conduct',
      'content',
      'plans',
      'availability',
      'liability',
      'changes',
      'law',
    ],
  },
] as const;

export type LegalPart = (typeof legalParts)[number];
