import { AppError } from '@alento/domain/app-error.ts';
import { errorOfResponse, toAppError } from '#lib/errors.ts';

const longestWait = 30_000;

/** A fetch that answers only with success: anything else is thrown as an AppError. */
export async function checkedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const patience = AbortSignal.timeout(longestWait);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  let response: Response;
  try {
    response = await fetch(input, { ...init, signal });
  } catch (cause) {
    if (patience.aborted) throw new AppError('common.timeout', { cause });
    throw toAppError(cause);
  }
  if (!response.ok) throw await errorOfResponse(response);
  return response;
}
