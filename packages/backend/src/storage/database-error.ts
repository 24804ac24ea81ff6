import { DatabaseError } from '@alento/sql/sql.ts';
import { sessionEnded } from '../database.ts';
import { StorageError } from './errors.ts';

/** The client's error for a PostgreSQL error; undefined if the fault is ours. */
export function databaseRefusal(error: unknown): StorageError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  switch (error.code) {
    // Of the foreign keys only the owner's can fail here: the account was erased and its token lives on.
    case '42501':
    case '23503':
      return new StorageError('AccessDenied');
    case sessionEnded:
      return new StorageError('Unauthorized');
    case '23505':
      return new StorageError('KeyAlreadyExists');
    case '55P03':
    case '57014':
      return new StorageError('SlowDown');
    default:
      // Text that PostgreSQL cannot hold, such as a null character.
      return error.code?.startsWith('22') ? new StorageError('InvalidRequest') : undefined;
  }
}
