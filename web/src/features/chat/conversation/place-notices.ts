import type { Notice } from '@alento/domain/chat/notices/schema.ts';
import type { Row } from './rows.ts';

/** A notice among the messages. */
export interface NoticeRow {
  readonly kind: 'notice';
  readonly id: string;
  readonly notice: Notice;
}

/** Puts each notice below the message it came after, or where its time is if that message has given way to another. */
export function placeNotices(rows: readonly Row[], notices: readonly Notice[]): (Row | NoticeRow)[] {
  const placed: (Row | NoticeRow)[] = [...rows];
  for (const notice of notices) {
    // The opening notice is part of the opening itself.
    if (notice.kind === 'start') continue;
    const index = placeOf(placed, notice);
    if (index !== null) placed.splice(index, 0, { kind: 'notice', id: notice.id, notice });
  }
  return placed;
}

function placeOf(rows: readonly (Row | NoticeRow)[], { afterId, shownAt }: Notice): number | null {
  const isBefore = (row: Row | NoticeRow): boolean => {
    if (row.kind === 'notice') return Date.parse(row.notice.shownAt) <= Date.parse(shownAt);
    return row.kind === 'message' && Date.parse(row.message.createdAt) <= Date.parse(shownAt);
  };
  const known = rows.findIndex((row) => row.kind === 'message' && row.id === afterId);
  const last = known === -1 ? rows.findLastIndex(isBefore) : known;
  // It lies above the messages that are loaded.
  if (last === -1) return null;
  const rest = rows.slice(last + 1).findIndex((row) => row.kind !== 'notice');
  return rest === -1 ? rows.length : last + 1 + rest;
}
