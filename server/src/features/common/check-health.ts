import type { EngineKind } from '@alento/domain/chat/schema.ts';
import type { Health } from '@alento/domain/hosting/health-schema.ts';

export interface HealthOptions {
  readonly version: string;
  readonly engine: EngineKind;
  /** The keys of this server that are not the database's; null soon when the database does not answer. */
  readonly askForForeignKeys: () => Promise<readonly string[] | null>;
  /** Bytes that are free where the server keeps its data. */
  readonly readFreeBytes: () => Promise<number>;
}

// Less than PostgreSQL's next segment of its log takes, and some uploads.
const leastFreeBytes = 64 * 1024 * 1024;

/** Whether the server can serve requests. */
export async function checkHealth({
  version,
  engine,
  askForForeignKeys,
  readFreeBytes,
}: HealthOptions): Promise<Health> {
  const [foreign, freeBytes] = await Promise.all([askForForeignKeys(), readFreeBytes()]);
  const keys = foreign === null ? 'unknown' : foreign.length === 0 ? 'ok' : 'foreign';
  const disk = freeBytes < leastFreeBytes ? 'full' : 'ok';
  const status = keys === 'ok' && disk === 'ok' ? 'ok' : 'degraded';
  return { status, version, database: foreign === null ? 'unavailable' : 'ok', keys, disk, engine };
}
