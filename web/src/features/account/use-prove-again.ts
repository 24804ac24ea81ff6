import { useMutation } from '@tanstack/react-query';
import { proveAgain } from '#features/account/data.ts';
import { toAppError } from '#lib/errors.ts';

/** Not tried again by itself: a code can be used once, and tries are counted. */
export function useProveAgain() {
  return useMutation({ mutationFn: proveAgain, retry: false });
}

/** Whether something was refused because the sign-in is some time ago. */
export const asksForProof = (error: unknown): boolean => toAppError(error).code === 'account.reauthentication_needed';
