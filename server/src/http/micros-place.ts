import { AppError } from '@alento/domain/app-error.ts';
import { decodeCursor } from '#lib/cursor.ts';

const microsPlace = /^(\d{1,16}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The place of a row in a list by time: the microseconds of its instant, and its id. Refuses a cursor that is none. */
export function decodeMicrosPlace(cursor: string): { readonly micros: string; readonly id: string } {
  const [micros, id] = decodeCursor(cursor, microsPlace) ?? [];
  if (!micros || !id) throw new AppError('common.invalid_input', { params: { field: 'cursor' } });
  return { micros, id };
}
