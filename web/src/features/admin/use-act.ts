import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requiresReauthentication } from '#features/account/reauthentication/use-reauthenticate.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { showToast } from '#ui/toast.tsx';
import { wantProof } from './state.ts';

/** An act of an admin: never tried twice by itself, but once more when who acts has shown that it is they. */
export function useAct<T>(act: (input: T) => Promise<unknown>, { onDone }: { onDone?: () => void } = {}) {
  const { t } = useTranslation('admin-desk');
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    retry: false,
    onSuccess: async () => {
      showToast({ text: t('done') });
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const run = (input: T): void =>
    mutate(input, {
      onError: (refusal) => {
        if (requiresReauthentication(refusal)) wantProof(() => run(input));
      },
    });
  return { run, isPending, error: error === null || requiresReauthentication(error) ? undefined : errorMessage(error) };
}
