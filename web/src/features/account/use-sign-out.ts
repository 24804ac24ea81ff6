import { useMutation } from '@tanstack/react-query';
import { signOut } from '#features/account/data.ts';

export function useSignOut() {
  return useMutation({ mutationFn: signOut, retry: false });
}
