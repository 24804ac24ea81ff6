import type { NoticeKind } from '@alento/domain/chat/notices/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export interface NoticeRow {
  id: string;
  kind: NoticeKind;
  after_message: string | null;
  shown_at: Date;
}

export async function fetchNotices(tx: TransactionSql, sessionId: string): Promise<NoticeRow[]> {
  return tx<NoticeRow[]>`
    select id, kind, after_message, shown_at from public.chat_notices
    where session_id = ${sessionId} order by shown_at, kind desc`;
}

export interface UseRow {
  now: Date;
  today: string;
  birth_date: string | null;
  is_age_confirmed: boolean;
  exchanges: Date[];
  all_exchanges: Date[];
  last_reminder: Date | null;
  last_break: Date | null;
  last_message: string | null;
}

/**
 * How the person has been using conversations, as the database's clock tells. Notices count as signs of use too, since
 * messages can give way to others.
 */
export async function fetchUse(tx: TransactionSql, sessionId: string): Promise<UseRow> {
  const [use] = await tx<UseRow[]>`
    with written as (
      select session_id, created_at as at from public.messages
        where role = 'user' and created_at > now() - interval '1 day'
      union all
      select session_id, shown_at from public.chat_notices where shown_at > now() - interval '1 day'
    )
    select now() as now, current_date::text as today, p.data_nascimento::text as birth_date,
      coalesce(p.idade_confirmada, false) as is_age_confirmed,
      (select coalesce(array_agg(at), '{}') from written where session_id = ${sessionId}) as exchanges,
      (select coalesce(array_agg(at), '{}') from written) as all_exchanges,
      (select max(shown_at) from public.chat_notices
        where session_id = ${sessionId} and kind <> 'break') as last_reminder,
      (select max(shown_at) from public.chat_notices where kind = 'break') as last_break,
      (select id from public.messages where session_id = ${sessionId} order by position desc limit 1) as last_message
    from (select) as person left join public.perfis p on true`;
  if (!use) throw new Error('the use of conversations was not read');
  return use;
}

export interface NewNotice {
  userId: string;
  sessionId: string;
  afterId: string | null;
  kind: NoticeKind;
  version: string;
  language: LanguageCode;
}

export async function insertNotice(tx: TransactionSql, notice: NewNotice): Promise<void> {
  await tx`insert into public.chat_notices (user_id, session_id, after_message, kind, version, language)
    values (${notice.userId}, ${notice.sessionId}, ${notice.afterId}, ${notice.kind}, ${notice.version},
      ${notice.language})`;
}
