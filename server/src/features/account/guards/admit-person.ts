import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { identify } from '#http/authenticate.ts';
import { assertWithin } from '#http/rate-limit.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { Caller } from '#platform/database/standing.ts';
import type { AppEnv } from '../../../http/context.ts';
import { fetchAdmission, type Admission, type CountedAction } from './data.ts';
import { assertStays } from './refuse-pending-deletion.ts';
import { assertMayConverse } from './require-age.ts';
import { assertSecondStep } from './require-mfa.ts';

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
