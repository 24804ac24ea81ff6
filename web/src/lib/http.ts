import { AppError } from '@alento/domain/app-error.ts';
import { checkConnection, noteAnswer } from '#lib/connection.ts';
import { parseErrorResponse, toAppError } from '#lib/errors.ts';
import { noteMaintenance } from '#lib/maintenance.ts';

/** Until the first byte of an answer. The server gives a model 30 seconds and says so itself. */
const longestWait = 45_000;

/** A fetch that answers only with success: anything else is thrown as an AppError. A body may take its time. */
export async function checkedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), longestWait);
  const signal = init.signal ? AbortSignal.any([init.signal, patience.signal]) : patience.signal;
  try {
    const response = await fetch(input, { ...init, signal });
    noteAnswer();
    if (!response.ok) {
      const error = await parseErrorResponse(response);
      if (error.code === 'common.under_maintenance') noteMaintenance();
      throw error;
    }
    return response;
  } catch (cause) {
    // Whoever called it off wants to see just that.
    if (init.signal?.aborted) throw cause;
    const error = patience.signal.aborted ? new AppError('common.timeout', { cause }) : toAppError(cause);
    if (error.code === 'common.network' || error.code === 'common.timeout') void checkConnection();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
