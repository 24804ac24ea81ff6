import { fragment, type Sql } from '@alento/sql/sql.ts';
import type { PersonDatabase } from '#platform/database/person-database.ts';

export interface SignInRow {
  id: string;
  user_agent: string | null;
  used_at: Date;
}

/** How the person signs in, and where they are signed in. */
export function readSignIns(database: PersonDatabase): Promise<{ hasPassword: boolean; signIns: SignInRow[] }> {
  return database(async (tx) => {
    const [row] = await tx<{ has: boolean }[]>`select private.has_password() as has`;
    const signIns = await tx<SignInRow[]>`select id, user_agent, used_at from private.list_sign_ins()`;
    return { hasPassword: row?.has ?? false, signIns };
  });
}

// A code goes with the step that it was made for.
const isOfThisStep = fragment`created_at > private.second_step_since(user_id)`;

export async function hasRecoveryCode(sql: Sql, personId: string): Promise<boolean> {
  const found = await sql`select from private.recovery_codes where user_id = ${personId} and ${isOfThisStep}`;
  return found.count > 0;
}

/** Keeps the digest of a person's code, in the place of any other. False if they have no second step that it could stand for. */
export async function storeRecoveryCode(sql: Sql, personId: string, digest: Buffer): Promise<boolean> {
  const stored = await sql`
    insert into private.recovery_codes (user_id, digest)
    select ${personId}::uuid, ${digest}::bytea where private.has_second_step(${personId})
    on conflict (user_id) do update set digest = excluded.digest, created_at = now()
  `;
  return stored.count > 0;
}

export async function isRecoveryCode(sql: Sql, personId: string, digest: Buffer): Promise<boolean> {
  const found = await sql`
    select from private.recovery_codes where user_id = ${personId} and digest = ${digest} and ${isOfThisStep}`;
  return found.count > 0;
}

export async function deleteRecoveryCode(sql: Sql, personId: string): Promise<void> {
  await sql`delete from private.recovery_codes where user_id = ${personId}`;
}
