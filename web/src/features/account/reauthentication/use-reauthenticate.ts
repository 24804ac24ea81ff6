import { useMutation } from '@tanstack/react-query';
import { reauthenticate } from '#features/account/reauthentication/data.ts';
import { toAppError } from '#lib/errors.ts';

/** Not tried again by itself: a code can be used once, and tries are counted. */
export function useReauthenticate() {
  return useMutation({ mutationFn: reauthenticate, retry: false });
}

/** Whether something was refused because the sign-in is some time ago. */
export const requiresReauthentication = (error: unknown): boolean =>
  toAppError(error).code === 'account.reauthentication_needed';
