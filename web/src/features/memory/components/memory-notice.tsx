import type { Memory } from '@alento/domain/memory/schema.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { showToast } from '#ui/toast.tsx';
import { markMemoriesSeen } from '../data.ts';
import { useDeleteMemory } from '../use-memories.ts';
import { useMemoryNews } from '../use-memory-news.ts';

/** Tells the person of each thing that was remembered, once, wherever they are; Undo forgets it. */
export function MemoryNotice() {
  const { t } = useTranslation(['memory', 'common']);
  const errorMessage = useErrorMessage();
  const { data } = useMemoryNews();
  const { mutateAsync: remove } = useDeleteMemory();
  const told = useRef(new Set<string>());

  const undo = (memory: Memory): void => {
    remove(memory).then(
      () => showToast({ text: t('notice.undone') }),
      (caught: unknown) =>
        showToast({
          text: errorMessage(caught),
          tone: 'danger',
          action: { label: t('common:retry'), onAction: () => undo(memory) },
        }),
    );
  };
  const tell = useEffectEvent((memories: readonly Memory[]) => {
    const untold = memories.filter(({ id }) => !told.current.has(id));
    if (untold.length === 0) return;
    for (const memory of untold) {
      told.current.add(memory.id);
      showToast({
        text: t('notice.saved', { memory: memory.text }),
        action: { label: t('common:undo'), onAction: () => undo(memory) },
      });
    }
    // Told once more on another day is better than never.
    markMemoriesSeen(untold.map(({ id }) => id)).catch(() => undefined);
  });
  useEffect(() => tell(data?.memories ?? []), [data]);

  return null;
}
