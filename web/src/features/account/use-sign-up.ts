import { useMutation } from '@tanstack/react-query';
import { createProfile, type NewAccount, signUp } from '#features/account/data.ts';

interface SignUpHandlers {
  /** The account exists, but its profile could not be written. */
  onProfileError: (cause: unknown) => void;
}

export function useSignUp({ onProfileError }: SignUpHandlers) {
  return useMutation({
    // Sent twice, the second attempt would say that the email is taken.
    retry: false,
    mutationFn: async (account: NewAccount) => {
      const user = await signUp(account);
      await createProfile(user, account).catch(onProfileError);
    },
  });
}
