import { QueryClient } from '@tanstack/react-query';
import { isConnected } from '#lib/connection.ts';
import { toAppError } from '#lib/errors.ts';

const minute = 60_000;
const neverAgain = new Set([403, 404]);

export function shouldRetryQuery(failures: number, error: unknown): boolean {
  // Without a connection another try fails just so; whatever is here instead is shown at once.
  return isConnected() && failures < 2 && !neverAgain.has(toAppError(error).definition.status);
}

/** Once more, and only after a failure that may pass; a refusal stays one. */
export function shouldRetryMutation(failures: number, error: unknown): boolean {
  const { retryable, status } = toAppError(error).definition;
  return failures < 1 && retryable && status !== 429;
}

/** `always`: without a network a request fails at once and says so, instead of waiting unseen. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * minute,
      gcTime: 10 * minute,
      retry: shouldRetryQuery,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: shouldRetryMutation, networkMode: 'always' },
  },
});
