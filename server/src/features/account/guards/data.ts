import type { AgeState } from '@alento/domain/account/age.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';
import type { Caller, Standing } from '#platform/database/standing.ts';

/** The age state of the acting user. */
export async function fetchAgeState(tx: TransactionSql): Promise<AgeState> {
  const [row] = await tx<{ state: AgeState }[]>`select private.own_age_state() as state`;
  return row?.state ?? 'unknown';
}

/** What is counted of somebody's requests, and how many of it a minute may hold. */
export interface CountedAction {
  readonly action: string;
  readonly perMinute: number;
}

/** What decides whether somebody may converse. What comes after a refusal was not asked, and is null. */
export interface Admission extends Standing {
  /** Requests of this minute with this one, and the seconds until the next minute begins. */
  readonly used: number | null;
  readonly seconds: number | null;
  readonly age: AgeState | null;
}

/** Asks in one round trip for everything that decides, and counts the request. */
export async function fetchAdmission(sql: Sql, caller: Caller, counted: CountedAction): Promise<Admission> {
  const { personId, sessionId, claims } = caller;
  const { action, perMinute } = counted;
  const [admission] = await sql<Admission[]>`
    select has_session as "hasSession", has_second_step as "hasSecondStep", is_leaving as "isLeaving", used, seconds, age
    from private.admit(${personId}, ${sessionId}, ${claims}, ${action}, ${perMinute})`;
  if (!admission) throw new Error('nobody was admitted or refused');
  return admission;
}
