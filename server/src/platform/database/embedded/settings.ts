import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** Modest in memory, safe against a crash, and silent about what people wrote. */
const defaults: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  lc_messages: 'C',
  // Errors quote the values they failed on; from here only PostgreSQL's own life reaches the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/** Rewrites the whole configuration file; settings made with `alter system` take precedence over it. */
export function writeSettings(cluster: string, account: Account | null, more: Record<string, string>): void {
  const path = join(cluster, 'postgresql.conf');
  const lines = Object.entries({ ...defaults, ...more }).map(([name, value]) => `${name} = '${value}'`);
  writeFileSync(path, `# Written at every start. Use "alter system" to change a setting.\n${lines.join('\n')}\n`, {
    mode: 0o600,
  });
  if (account) chownSync(path, account.uid, account.gid);
}
