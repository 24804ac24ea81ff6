import { usualTime } from '@alento/domain/reminders/limits.ts';
import { weekdays, type Reminder } from '@alento/domain/reminders/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { showToast } from '#ui/toast.tsx';
import { hideHere, type KnownReminders, readReminders, saveReminder, showHere, stopReminders } from './data.ts';

const key = ['reminders'] as const;

type Choices = Omit<Reminder, 'timeZone'>;

/** Read at each visit: the browser's permission may have changed. */
export function useReminders() {
  return useQuery({ queryKey: key, queryFn: readReminders, refetchOnMount: 'always' });
}

/** Reminders on or off; the first ones come in the evening of every day. */
export function useSwitchReminders(publicKey: string) {
  return useChange(async (isOn: boolean) => {
    if (!isOn) return stopReminders();
    if (await showHere(publicKey)) await saveReminder(inThisZone({ days: [...weekdays], time: usualTime, kinds: [] }));
  });
}

/** Shows reminders on this device, or on the others alone. */
export function useSwitchDevice(publicKey: string) {
  return useChange(async (isShown: boolean) => {
    await (isShown ? showHere(publicKey) : hideHere());
  });
}

/** Keeps other times; on screen they are there at once. */
export function useSaveTimes() {
  const queryClient = useQueryClient();
  const saving = useChange((times: Choices) => saveReminder(inThisZone(times)));
  return async (times: Choices): Promise<void> => {
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<KnownReminders>(key, (known) => known && { ...known, reminder: inThisZone(times) });
    saving.mutate(times);
  };
}

/** Times hold where the person is now. */
const inThisZone = (times: Choices): Reminder => ({
  ...times,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

function useChange<Input>(mutationFn: (input: Input) => Promise<void>) {
  const { t } = useTranslation('reminders');
  const errorMessage = useErrorMessage();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: key,
    mutationFn,
    // One after the other: what was chosen last is what holds.
    scope: { id: 'reminders' },
    // The browser's own error message is for developers.
    onError: (error) =>
      showToast({ text: error instanceof DOMException ? t('failed') : errorMessage(error), tone: 'danger' }),
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: key }) === 1) await queryClient.invalidateQueries({ queryKey: key });
    },
  });
}
