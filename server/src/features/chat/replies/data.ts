import { type NotedMood, trendDays, trendMoods } from '@alento/domain/mood/trend.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import type { PersonCall } from '#platform/database/person-database.ts';

/** The user, as far as it shapes a reply. */
export interface PersonRow {
  full_name: string | null;
  style: string | null;
  /** Moods of the last days, oldest first: check-ins, and those that sessions were started with. */
  moods: NotedMood[];
  /** Whether what Premium adds is open to them. */
  has_premium: boolean;
}

/** The user, for a temporary conversation. */
export async function fetchPerson(tx: TransactionSql): Promise<PersonRow> {
  const [person] = await tx<PersonRow[]>`
    select p.nome_completo as full_name, p.estilo_terapeuta as style, private.has_premium() as has_premium,
      private.noted_moods(${trendDays}, ${trendMoods}) as moods
    from (select) as nobody left join public.perfis p on p.id_usuario = auth.uid()`;
  return person ?? { full_name: null, style: null, moods: [], has_premium: false };
}

export interface NewReply {
  id: string;
  askedId: string;
  body: Buffer;
  status: string;
  engine: string;
  model: string;
  promptVersion: string | null;
  isRegenerated: boolean;
}

/**
 * Stores a reply in one round trip; false if the message is gone or has another reply. Idempotent, in case the response was
 * lost.
 */
export function storeReply(call: PersonCall, reply: NewReply): Promise<boolean> {
  const { id, askedId, body, status, engine, model, promptVersion, isRegenerated } = reply;
  return call(async (sql, claims) => {
    const [answer] = await sql<{ stored: boolean }[]>`
      select private.store_exchange(${claims}, ${id}, ${askedId}, ${body}, ${status}, ${engine}, ${model},
        ${promptVersion}, ${isRegenerated}) as stored`;
    return answer?.stored ?? false;
  });
}

export interface NewSummary {
  /** The last message covered; once that is gone, the summary is void. */
  lastId: string;
  body: Buffer;
  model: string;
  promptVersion: string;
}

export async function storeSummary(tx: TransactionSql, summary: NewSummary): Promise<void> {
  const { lastId, body, model, promptVersion } = summary;
  await tx`
    insert into public.session_summaries (session_id, user_id, body, up_to, model, prompt_version)
    select m.session_id, m.user_id, ${body}, m.position, ${model}, ${promptVersion}
      from public.messages m where m.id = ${lastId}
    on conflict (session_id) do update
      set body = excluded.body, up_to = excluded.up_to, model = excluded.model,
        prompt_version = excluded.prompt_version, updated_at = now()
      where session_summaries.up_to < excluded.up_to`;
}
