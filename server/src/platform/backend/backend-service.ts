import type { Claims } from '@alento/backend/database.ts';
import type { Realtime } from '@alento/backend/realtime/realtime.ts';
/** Who a token says is asking; row-level security sees all that the token says. */
export interface TokenClaims extends Claims {
  readonly sub: string;
  readonly role: string;
  /** How sure it is who they are: `aal1` after the first step, `aal2` after the second. */
  readonly aal?: unknown;
  readonly session_id?: unknown;
  /** How and when the person proved who they are, as `amr` of the token has it. */
  readonly amr?: unknown;
  readonly email?: unknown;
  /** `user_metadata`, for example the language. */
  readonly user_metadata?: unknown;
}

export interface PersonFile {
  /** Its bucket and its path in it. */
  readonly name: string;
  /** Undefined if it is gone. */
  read(): Promise<ReadableStream<Uint8Array> | undefined>;
}

/** Who keeps accounts, rows and files: `packages/backend` in this process, or a Supabase project. */
export interface BackendService {
  /** Serves /auth/v1, /rest/v1, /storage/v1 and /realtime/v1; there is none where the project does. */
  readonly app?: { fetch(request: Request, env: object): Response | Promise<Response> };
  /** The WebSocket of /realtime/v1, where `app` is. */
  readonly realtime?: Realtime;
  /** Refuses with an AccessTokenError, or with `common.unavailable` when it cannot tell. */
  verifyAccessToken(token: string): Promise<TokenClaims>;
  /** Erases a user with all rows and files. An account that is already gone is not an error. */
  deleteAccount(personId: string): Promise<void>;
  /** Deletes every MFA factor of a user who has lost them. */
  deleteFactors(personId: string): Promise<void>;
  /** Signs the person of the token out on every device. */
  endSessions(personId: string, accessToken: string): Promise<void>;
  /** What is kept of an account, for the person themselves. */
  exportAccount(personId: string): Promise<object>;
  /** What a person has uploaded, also what lies in the folder that is named after them. */
  filesOf(personId: string): Promise<PersonFile[]>;
}
