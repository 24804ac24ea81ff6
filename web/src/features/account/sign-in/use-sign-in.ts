import { useMutation } from '@tanstack/react-query';
import { signIn } from '#features/account/sign-in/data.ts';

export function useSignIn() {
  return useMutation({ mutationFn: signIn });
}
