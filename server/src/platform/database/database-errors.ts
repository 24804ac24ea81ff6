import { AppError } from '@alento/domain/app-error.ts';
import { errorCodeOf } from '#lib/errors.ts';

const timeouts = new Set(['57014', '55P03', '25P03']);

const passing = new Set([
  '40001',
  '40P01',
  '53000',
  // The disk is full, or the memory is.
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOSPC',
  // Out of files that this process, or the machine, may open.
  'EMFILE',
  'ENFILE',
]);

// Of the trigger `limit_rows`: more than a day or an account holds.
const tooManyRows = 'PT429';

/** Maps an error of the database client to a catalogued one; null if it has no counterpart. */
export function toDatabaseError(error: unknown): AppError | null {
  const code = errorCodeOf(error);
  if (timeouts.has(code)) return new AppError('common.timeout', { cause: error });
  if (code === tooManyRows) return new AppError('common.rate_limited', { params: { seconds: 3600 }, cause: error });
  if (passing.has(code)) return new AppError('common.unavailable', { cause: error });
  return null;
}
