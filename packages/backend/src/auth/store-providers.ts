import type { TransactionSql } from '@alento/sql/sql.ts';

/** Notes in the app metadata how a person may sign in, the oldest way first. */
export async function storeProviders(tx: TransactionSql, personId: string): Promise<void> {
  await tx`
    update auth.users u set
      raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || coalesce((
        select jsonb_build_object(
          'provider', (array_agg(provider order by created_at, provider))[1],
          'providers', jsonb_agg(distinct provider)
        )
        from auth.identities where user_id = u.id having count(*) > 0
      ), '{}'),
      updated_at = now()
    where u.id = ${personId}
  `;
}
