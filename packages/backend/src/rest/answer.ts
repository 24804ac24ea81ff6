import { csvOf } from './csv.ts';
import { notOneRow, tooManyRows, unreadableQuery } from './errors.ts';
import type { RestRequest } from './request.ts';
import type { StatementResult } from './run-statement.ts';

export interface RestAnswer {
  status: 200 | 201 | 204 | 206;
  /** JSON, or nothing. */
  body: string | null;
  contentRange?: string;
}

export function assertSingle({ isSingle }: RestRequest, { count }: StatementResult): void {
  if (isSingle && count !== 1) throw notOneRow(count);
}

/** What a client fears to touch too much of is undone. */
export function assertAffected({ prefer }: RestRequest, { count }: StatementResult): void {
  if (prefer.maximumAffected !== undefined && count > prefer.maximumAffected) throw tooManyRows(count);
}

/** The rows, or the one row without the brackets of the list around it. */
export function rowsBody({ isSingle, isCsv }: RestRequest, { json }: StatementResult): string {
  if (isCsv) return csvOf(json);
  return isSingle ? json.slice(1, -1) : json;
}

/** What a write answers: its rows if they are wanted. */
export function writtenAnswer(request: RestRequest, result: StatementResult, silent: 200 | 201 | 204): RestAnswer {
  const { isRepresentationWanted, isCountWanted } = request.prefer;
  const range = isCountWanted ? { contentRange: `*/${result.count}` } : {};
  if (!isRepresentationWanted) return { status: silent, body: null, ...range };
  return { status: silent === 201 ? 201 : 200, body: rowsBody(request, result), ...range };
}

/** A write acts on what its filters say, so a page of it would be a surprise. */
export function assertNoPage({ query }: RestRequest): void {
  if (query.order !== undefined || query.limit !== undefined || query.offset !== undefined) {
    throw unreadableQuery('order, limit or offset with a write');
  }
}
