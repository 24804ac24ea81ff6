import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { identify } from '#http/authenticate.ts';
import { assertWithin } from '#http/rate-limit.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { AgeState } from '@alento/domain/account/age.ts';
import type { Caller, Standing } from '#platform/database/standing.ts';
import type { AppEnv } from '../../../http/context.ts';
import { assertStays } from './refuse-pending-deletion.ts';
import { assertMayConverse } from './require-age.ts';
import { assertSecondStep } from './require-mfa.ts';

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

/** `requirePerson`, `rateLimit` and `requireAge` in one question to the database: for whatever belongs to conversing. */
export function admit(action: string, perMinute: number) {
  const counted = { action, perMinute };
  return createMiddleware<AppEnv>(async (c, next) => {
    await admitBy(c, counted, (sql, caller) => fetchAdmission(sql, caller, counted));
    await next();
  });
}

/** Admits by an answer that may tell more than what decides. Refuses in the order of the guards that it stands for. */
export async function admitBy<A extends Admission>(
  c: Context<AppEnv>,
  { perMinute }: Pick<CountedAction, 'perMinute'>,
  ask: (sql: Sql, caller: Caller) => Promise<A>,
): Promise<A> {
  const admission = await identify(c, ask);
  const { used, seconds, age } = admission;
  assertSecondStep(c.var.ctx);
  assertStays(c.var.ctx);
  assertWithin({ used: used ?? 0, seconds: seconds ?? 0 }, perMinute);
  assertMayConverse(age ?? 'unknown');
  return admission;
}
