import type { EngineKind } from '@alento/domain/chat/schema.ts';
import type { Health } from '@alento/domain/hosting/health-schema.ts';

export interface HealthOptions {
  readonly version: string;
  readonly engine: EngineKind;
  /** Answers soon, also when the database does not. */
  readonly isDatabaseThere: () => Promise<boolean>;
}

/** Whether the server can serve requests. */
export async function checkHealth({ version, engine, isDatabaseThere }: HealthOptions): Promise<Health> {
  const isThere = await isDatabaseThere();
  return { status: isThere ? 'ok' : 'degraded', version, database: isThere ? 'ok' : 'unavailable', engine };
}
