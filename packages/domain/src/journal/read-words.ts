import type { JournalBody } from './body-schema.ts';

/** The words of an entry, in the order they are asked for, without what was left empty. */
export function wordsOf(body: JournalBody): string[] {
  return allOf(body)
    .map((words) => words.trim())
    .filter((words) => words !== '');
}

/** Whether nothing was written yet. */
export function isBlank(body: JournalBody): boolean {
  return wordsOf(body).length === 0;
}

function allOf(body: JournalBody): string[] {
  switch (body.kind) {
    case 'free':
      return [body.text];
    case 'quick':
      return [body.situation, body.thought, body.feeling, body.alternative];
    case 'full':
      return [
        body.situation,
        ...body.feelings.map(({ name }) => name),
        body.thought,
        body.evidenceFor,
        body.evidenceAgainst,
        body.alternative,
      ];
  }
}
