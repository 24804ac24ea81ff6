import type { Memory } from '@alento/domain/memory/schema.ts';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { showToast } from '#ui/toast.tsx';
import { useAddMemory, useDeleteMemory } from './use-memories.ts';

/** Forgets memories at once, and takes it back if the person says so. What fails can be tried again where it is told. */
export function useDeleteWithUndo(): (memory: Memory) => void {
  const { t } = useTranslation(['memory', 'common']);
  const errorMessage = useErrorMessage();
  const { mutateAsync: remove } = useDeleteMemory();
  const { mutateAsync: add } = useAddMemory();

  const attempt = (action: () => Promise<unknown>): void => {
    action().catch((caught: unknown) => {
      showToast({
        text: errorMessage(caught),
        tone: 'danger',
        action: { label: t('common:retry'), onAction: () => attempt(action) },
      });
    });
  };
  const bringBack = ({ id, text, session }: Memory): void =>
    attempt(() => add({ id, text, ...(session && { sessionId: session.id }) }));

  return (memory) =>
    attempt(async () => {
      await remove(memory);
      showToast({
        text: t('forgotten', { memory: memory.text }),
        action: { label: t('common:undo'), onAction: () => bringBack(memory) },
      });
    });
}
