import type { TransactionSql } from '@alento/sql/sql.ts';

export interface PlanRow {
  body: Buffer;
  revision: string;
}

export async function fetchPlan(tx: TransactionSql): Promise<PlanRow | undefined> {
  const [row] = await tx<PlanRow[]>`select body, revision from public.safety_plans`;
  return row;
}

export interface NewPlanRow extends PlanRow {
  userId: string;
  replaces: string | null;
}

/** Stores a plan if what it replaces is what is there; answers whether it is stored now. */
export async function storePlan(
  tx: TransactionSql,
  { userId, body, revision, replaces }: NewPlanRow,
): Promise<boolean> {
  // A revision that is there already is the same plan, sent again because its answer was lost.
  const stored =
    replaces === null
      ? await tx`insert into public.safety_plans as p (user_id, body, revision) values (${userId}, ${body}, ${revision})
          on conflict (user_id) do update set updated_at = now() where p.revision = excluded.revision
          returning revision`
      : await tx`update public.safety_plans set body = ${body}, revision = ${revision}, updated_at = now()
          where revision in (${replaces}, ${revision}) returning revision`;
  return stored.length > 0;
}

export async function removePlan(tx: TransactionSql): Promise<void> {
  await tx`delete from public.safety_plans`;
}
