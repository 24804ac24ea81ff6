import type { EngineKind } from '@alento/domain/chat/schema.ts';
import type { Health } from '@alento/domain/common/health-schema.ts';
import type { Sql } from 'postgres';
import { answersWithin } from '#platform/database/answers-within.ts';

export interface HealthOptions {
  readonly version: string;
  readonly engine: EngineKind;
}

const patienceMs = 2_000;

/** Asks the database for a sign of life, and does not wait for it longer than a balancer would. */
export async function checkHealth(sql: Sql, { version, engine }: HealthOptions): Promise<Health> {
  const isThere = await answersWithin(sql, patienceMs);
  return { status: isThere ? 'ok' : 'degraded', version, database: isThere ? 'ok' : 'unavailable', engine };
}
