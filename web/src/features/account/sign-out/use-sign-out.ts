import { useMutation } from '@tanstack/react-query';
import { signOut } from '#features/account/sign-out/data.ts';

export function useSignOut() {
  return useMutation({ mutationFn: signOut, retry: false });
}
