import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '#ui/toast.tsx';
import { cancelDeletion } from './data.ts';

/** Cancels the deletion; queries that were refused meanwhile are refetched. */
export function useCancelDeletion() {
  const { t } = useTranslation('account-data');
  const client = useQueryClient();
  return useMutation({
    mutationFn: cancelDeletion,
    onSuccess: async () => {
      await client.resetQueries();
      showToast({ text: t('pending.kept') });
    },
  });
}
