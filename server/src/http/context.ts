import type { HttpBindings } from '@hono/node-server';
import type { Sql } from '@alento/sql/sql.ts';
import type { BackendService } from '#platform/backend/backend-service.ts';
import type { PersonCall, PersonDatabase } from '#platform/database/person-database.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { PersonKeys } from '#platform/encryption/person-keys.ts';
import type { Log } from '#platform/log/log.ts';

/** What every request may use; features get their own options when their routes are created. */
export interface Services {
  readonly sql: Sql;
  readonly backend: BackendService;
  readonly keys: PersonKeys;
  readonly log: Log;
}

/** The context of a signed-in user's request, as the verbs receive it. */
export interface PersonContext {
  readonly actor: {
    readonly kind: 'user';
    readonly id: string;
    /** When the user last signed in or reauthenticated, in seconds since 1970. */
    readonly signedInAt: number;
    /** Whether the account has MFA and the token was issued before it was passed. */
    readonly owesSecondStep: boolean;
    /** Whether the account is scheduled for deletion. */
    readonly isLeaving: boolean;
    /** The auth session of the token. */
    readonly sessionId: string | undefined;
    /** The user's email address; empty if there is none. */
    readonly email: string;
    /** `user_metadata`, for example the language. */
    readonly metadata: Readonly<Record<string, unknown>>;
    readonly accessToken: string;
  };
  readonly database: PersonDatabase;
  /** Like `database`, but waits and retries while the database is away: for work that must not be lost. */
  readonly retryingDatabase: PersonDatabase;
  /** Calls a function that takes on the person itself, in one round trip. */
  readonly call: PersonCall;
  /** Like `call`, but waits and retries while the database is away. */
  readonly retryingCall: PersonCall;
  readonly cipher: () => Promise<PersonCipher>;
  readonly requestId: string;
}

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    services: Services;
    requestId: string;
    /** Headers of every response. */
    baseHeaders: Record<string, string>;
    /** The error code of the response. */
    errorCode: string | undefined;
    ctx: PersonContext;
  };
}
