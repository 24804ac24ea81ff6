import { countAttempt } from '../auth/consume-attempt.ts';
import type { Actor } from '../database.ts';
import type { StorageContext } from './context.ts';
import { StorageError } from './errors.ts';
import { callerId } from './store-object.ts';

/** Counts an upload of a person, whatever becomes of it, and refuses it beyond the limit. The operator has none. */
export async function countUpload({ sql, limits }: StorageContext, actor: Actor): Promise<void> {
  const person = callerId(actor);
  if (!person) return;
  const attempt = { kind: 'upload.person', subject: person, limit: limits.uploadPerPerson };
  const retryAfter = await countAttempt(sql, attempt);
  if (retryAfter !== undefined) throw new StorageError('TooManyRequests', retryAfter);
}
