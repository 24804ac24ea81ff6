import type { JournalBody } from '@alento/domain/journal/body-schema.ts';

type Quick = Extract<JournalBody, { kind: 'quick' }>;
type Full = Extract<JournalBody, { kind: 'full' }>;
export type ThoughtRecord = Quick | Full;

const quickSteps = ['situation', 'thought', 'feeling', 'distortions', 'alternative'] as const;
const fullSteps = [
  'situation',
  'feelings',
  'thought',
  'distortions',
  'evidenceFor',
  'evidenceAgainst',
  'alternative',
  'after',
] as const;

export type RecordStep = (typeof quickSteps)[number] | (typeof fullSteps)[number];

/** What a thought record asks, one thing at a time. */
export function stepsOf({ kind }: ThoughtRecord): readonly RecordStep[] {
  return kind === 'quick' ? quickSteps : fullSteps;
}

/** What stays in sight in a step: the situation once it was told, and the thought that is looked at. */
export function inSightAt(record: ThoughtRecord, step: RecordStep): ('situation' | 'thought')[] {
  const steps = stepsOf(record);
  const isBefore = (asked: RecordStep): boolean => steps.indexOf(asked) < steps.indexOf(step);
  return (['situation', 'thought'] as const).filter((asked) => isBefore(asked) && record[asked].trim() !== '');
}

/** The words of one step; '' where it asks for none. */
export function wordsAt(record: ThoughtRecord, step: RecordStep): string {
  if (step === 'feelings') return record.kind === 'full' ? record.feelings.map(({ name }) => name).join(' ') : '';
  const [, answer] = Object.entries(record).find(([asked]) => asked === step) ?? [];
  return typeof answer === 'string' ? answer : '';
}
