import type { EngineKind } from '@alento/domain/chat/schema.ts';
import type { Health } from '@alento/domain/hosting/health-schema.ts';

export interface HealthOptions {
  readonly version: string;
  readonly engine: EngineKind;
  /** The keys of this server that are not the database's; null soon when the database does not answer. */
  readonly askForForeignKeys: () => Promise<readonly string[] | null>;
}

/** Whether the server can serve requests. */
export async function checkHealth({ version, engine, askForForeignKeys }: HealthOptions): Promise<Health> {
  const foreign = await askForForeignKeys();
  const keys = foreign === null ? 'unknown' : foreign.length === 0 ? 'ok' : 'foreign';
  const status = keys === 'ok' ? 'ok' : 'degraded';
  return { status, version, database: foreign === null ? 'unavailable' : 'ok', keys, engine };
}
