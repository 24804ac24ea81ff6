import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ensureProfile } from '#features/account/profile/ensure-profile.ts';
import { useKeepTrial } from '#features/chat/beginning/use-keep-trial.ts';
import { forgetHeldTrial, readHeldTrial } from '#features/landing/state.ts';
import { toAppError } from '#lib/errors.ts';

/** Takes the conversation into the account that somebody had before they had one, and goes on with it. */
export function HeldTrial() {
  const navigate = useNavigate();
  const { mutate } = useKeepTrial();
  useEffect(() => {
    const trial = readHeldTrial();
    if (trial === null) return;
    const keep = (): void =>
      mutate(trial, {
        onSuccess: ({ id }) => {
          forgetHeldTrial();
          void navigate(`/session/${id}`);
        },
        // It waits in this tab until the age is told, a guardian agrees, or the network is back.
        onError: (error) => {
          const { code, definition } = toAppError(error);
          if (!definition.retryable && !code.startsWith('account.')) forgetHeldTrial();
        },
      });
    // The age that was told at sign-up may still be on its way.
    void ensureProfile().then(keep, keep);
  }, [mutate, navigate]);
  return null;
}
