import type { AccessTokens } from '../auth/access-token.ts';
import type { RateLimits } from '../auth/rate-limits.ts';
import type { ApiKeys } from '../actor.ts';
import type { LogEvent } from '../events.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { ContentStore } from './contents/content-store.ts';
import type { SignedLinks } from './signed-links.ts';

/** What every verb of storage works with. */
export interface StorageContext {
  sql: Sql;
  accessTokens: AccessTokens;
  keys: ApiKeys;
  contents: ContentStore;
  links: SignedLinks;
  limits: Pick<RateLimits, 'uploadPerPerson'>;
  log: LogEvent;
}
