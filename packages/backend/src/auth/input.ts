import type { HonoRequest } from 'hono';
import * as z from 'zod';
import { readBody } from '../http/read-body.ts';
import { AuthError } from './errors.ts';

const maximumBodyBytes = 64 * 1024;
// Metadata travels in every access token, and servers refuse headers beyond 16 KB.
const maximumMetadataBytes = 6 * 1024;

/** A JSON object a person writes about themselves; anything in it is data. */
export const metadataSchema = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);

// ASCII only: toLowerCase would turn the Kelvin sign into a k, and so one user's address into another's.
export const emailSchema = z
  .string()
  .transform((email) => email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()));

/** Reads the body of a request by its schema. */
export async function readInput<T>(request: HonoRequest, schema: z.ZodType<T>): Promise<T> {
  const text = await readBody(request, maximumBodyBytes);
  if (text === undefined) throw new AuthError('request_too_large');
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.');
  throw field ? new AuthError('validation_failed', { msg: `Invalid value for ${field}` }) : new AuthError('bad_json');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError('bad_json');
  }
}

export function assertEmail(email: string): void {
  if (!z.email().max(255).safeParse(email).success) {
    throw new AuthError('validation_failed', { msg: 'Unable to validate email address: invalid format' });
  }
}

/** As GoTrue merges: by key, and null removes one. */
export function mergeMetadata(
  current: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(current)
      .filter(([key]) => !Object.hasOwn(change, key))
      .concat(Object.entries(change).filter(([, value]) => value !== null)),
  );
}

/** Metadata as the text of a JSON object that a token has room for. */
export function metadataText(metadata: Record<string, unknown>): string {
  const text = stringify(metadata);
  if (Buffer.byteLength(text) > maximumMetadataBytes) {
    throw new AuthError('validation_failed', { msg: 'The user metadata is too large' });
  }
  return text;
}

function stringify(value: object): string {
  try {
    return JSON.stringify(value);
  } catch {
    // Nested too deeply.
    throw new AuthError('validation_failed', { msg: 'The user metadata is nested too deeply' });
  }
}
