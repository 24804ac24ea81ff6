import type { HttpBindings } from '@hono/node-server';
import type { Sql } from '@alento/sql/sql.ts';
import type { BackendService } from '#platform/backend/backend-service.ts';
import type { PersonDatabase } from '#platform/database/person-database.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { PersonKeys } from '#platform/encryption/person-keys.ts';
import type { Log } from '#platform/log/log.ts';

/** What every request may need; features get what is theirs when their routes are made. */
export interface Services {
  readonly sql: Sql;
  readonly backend: BackendService;
  readonly keys: PersonKeys;
  readonly log: Log;
}

/** A signed-in person's request, as the verbs see it. */
export interface PersonContext {
  readonly actor: {
    readonly kind: 'user';
    readonly id: string;
    /** When they last proved who they are, in seconds since 1970. */
    readonly signedInAt: number;
    /** Their token was issued after a second factor. */
    readonly hasPassedMfa: boolean;
    /** The session of their token, as the backend numbers it. */
    readonly sessionId: string | undefined;
    /** Where mails reach them; empty if nowhere. */
    readonly email: string;
    /** `user_metadata`, for example the language. */
    readonly metadata: Readonly<Record<string, unknown>>;
    readonly accessToken: string;
  };
  readonly database: PersonDatabase;
  /** Waits for a database that is away, for work that must not be lost. */
  readonly retryingDatabase: PersonDatabase;
  readonly cipher: () => Promise<PersonCipher>;
  readonly requestId: string;
}

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    services: Services;
    requestId: string;
    /** Headers that every answer carries. */
    baseHeaders: Record<string, string>;
    /** The code of the error that the request was answered with. */
    errorCode: string | undefined;
    ctx: PersonContext;
  };
}
