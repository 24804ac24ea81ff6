import { useMutation } from '@tanstack/react-query';
import { ensureProfile } from '#features/account/profile/ensure-profile.ts';
import { type NewAccount, signUp } from '#features/account/sign-up/data.ts';

interface SignUpHandlers {
  /** The account exists, but its address has to be confirmed first. */
  onUnconfirmed: (account: NewAccount) => void;
  /** The account exists, but its profile could not be written. */
  onProfileError: (cause: unknown) => void;
}

export function useSignUp({ onUnconfirmed, onProfileError }: SignUpHandlers) {
  return useMutation({
    // Sent twice, the second attempt would say that the email is taken.
    retry: false,
    mutationFn: async (account: NewAccount) => {
      if (await signUp(account)) await ensureProfile().catch(onProfileError);
      else onUnconfirmed(account);
    },
  });
}
