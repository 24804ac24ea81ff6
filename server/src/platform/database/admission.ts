import { AppError } from '@alento/domain/app-error.ts';
import type { AgeState } from '@alento/domain/account/age.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { refuseWithoutAccount } from './rate-limits.ts';
import type { Standing } from './standing.ts';

/** Who asks. */
export interface Caller {
  readonly personId: string;
  /** The auth session of the token; null where it names none. */
  readonly sessionId: string | null;
  /** What row-level security is to see of the token. */
  readonly claims: string;
}

/** What is counted of their requests, and how many of it a minute may hold. */
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
    from private.admit(${personId}, ${sessionId}, ${claims}, ${action}, ${perMinute})`.catch(refuseWithoutAccount);
  if (!admission) throw new AppError('common.internal');
  return admission;
}
