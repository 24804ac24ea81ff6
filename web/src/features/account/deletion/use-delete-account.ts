import { useMutation } from '@tanstack/react-query';
import { deleteAccount } from './data.ts';

/** Not tried again by itself: a code can be used once. */
export function useDeleteAccount() {
  return useMutation({ mutationFn: deleteAccount, retry: false });
}
