import type { Notice } from '@alento/domain/chat/notices/schema.ts';
import type { NoticeRow } from './data.ts';

export function presentNotice({ id, kind, after_message: afterId, shown_at: shownAt }: NoticeRow): Notice {
  return { id, kind, afterId, shownAt: shownAt.toISOString() };
}
