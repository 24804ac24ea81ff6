import type { Sql } from '@alento/sql/sql.ts';

/** What decides whether a person's request is served. */
export interface Standing {
  /** Whether the session of the token has not ended. */
  readonly hasSession: boolean;
  /** Whether the account has a verified second step; it may be newer than the token. */
  readonly hasSecondStep: boolean;
  /** Whether the account is scheduled for deletion: none of its data is readable any more. */
  readonly isLeaving: boolean;
}

/** Who asks. */
export interface Caller {
  readonly personId: string;
  /** The auth session of the token; null where it names none. */
  readonly sessionId: string | null;
  /** What row-level security is to see of the token, once the person is admitted. */
  readonly claims: string;
}

const nobody: Standing = { hasSession: false, hasSecondStep: false, isLeaving: false };

export async function fetchStanding(sql: Sql, personId: string, sessionId: string | null): Promise<Standing> {
  const [standing] = await sql<Standing[]>`
    select has_session as "hasSession", has_second_step as "hasSecondStep", is_leaving as "isLeaving"
    from private.standing(${personId}, ${sessionId})`;
  return standing ?? nobody;
}
