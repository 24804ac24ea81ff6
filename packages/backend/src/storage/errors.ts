import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { retryAfterSeconds } from '../http/unexpected.ts';

interface StorageErrorDefinition {
  status: ContentfulStatusCode;
  error: string;
  message: string;
}

/** The public error codes of Supabase's storage. */
const storageErrors = {
  AccessDenied: { status: 403, error: 'Unauthorized', message: 'new row violates row-level security policy' },
  EntityTooLarge: {
    status: 413,
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
  InternalError: { status: 500, error: 'internal', message: 'Internal error' },
  InvalidJWT: { status: 400, error: 'InvalidJWT', message: 'The token is invalid or has expired' },
  InvalidKey: { status: 400, error: 'InvalidKey', message: 'The name of the object is not valid' },
  InvalidMimeType: { status: 415, error: 'invalid_mime_type', message: 'The kind of the file is not supported' },
  InvalidRange: { status: 416, error: 'InvalidRange', message: 'The range is not satisfiable' },
  InvalidRequest: { status: 400, error: 'invalid_request', message: 'The request is not valid' },
  KeyAlreadyExists: { status: 409, error: 'Duplicate', message: 'The resource already exists' },
  NoSuchBucket: { status: 404, error: 'Bucket not found', message: 'Bucket not found' },
  NoSuchKey: { status: 404, error: 'not_found', message: 'Object not found' },
  NoSuchRoute: { status: 404, error: 'not_found', message: 'The requested path does not exist' },
  SlowDown: { status: 503, error: 'unavailable', message: 'The storage is not available, try again' },
  TooManyRequests: { status: 429, error: 'too_many_requests', message: 'Too many uploads, try again later' },
  Unauthorized: { status: 401, error: 'Unauthorized', message: 'The token or the key is not valid' },
} as const satisfies Record<string, StorageErrorDefinition>;

export type StorageErrorCode = keyof typeof storageErrors;

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  /** Seconds to wait. */
  readonly retryAfter: number | undefined;

  readonly #words: string | undefined;

  /** `words` in place of those that the code has. */
  constructor(code: StorageErrorCode, retryAfter?: number, words?: string) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter ?? (storageErrors[code].status === 503 ? retryAfterSeconds : undefined);
    this.#words = words;
  }

  get status(): ContentfulStatusCode {
    return storageErrors[this.code].status;
  }

  get answer(): object {
    const { status, error, message } = storageErrors[this.code];
    return { statusCode: String(status), error, message: this.#words ?? message, code: this.code };
  }
}

/** Of a kind that the bucket does not take, or that the bytes are not. */
export const unsupportedKind = (kind: string): StorageError =>
  new StorageError('InvalidMimeType', undefined, `mime type ${kind.slice(0, 100)} is not supported`);
