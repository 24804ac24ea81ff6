import type { Memory, MemoryList } from '@alento/domain/memory/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadConfig } from '#lib/config.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeptBook } from '#ui/illustrations/kept-book.tsx';
import { useDeleteWithUndo } from '../use-delete-with-undo.ts';
import { useDeleteMemories } from '../use-memories.ts';
import { AddMemory } from './add-memory.tsx';
import { MemoryItem } from './memory-item.tsx';

/** All that is remembered, and what can be done with it. */
export function MemorySection({ list: { consentedAt, memories } }: { list: MemoryList }) {
  const { t } = useTranslation('memory');
  const isOn = consentedAt !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity });
  const isGuided = config.data?.engine === 'guided';
  if (!isOn && memories.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="font-display text-xl outline-none">
        {t('list.title')}
      </h2>
      {isOn && isGuided && <Banner>{t('list.guided')}</Banner>}
      {!isOn && <Banner tone="notice">{t('list.unused')}</Banner>}
      {isOn && <AddMemory />}
      {memories.length === 0 ? (
        <EmptyState
          illustration={<KeptBook />}
          title={t('list.emptyTitle')}
          text={t(isGuided ? 'list.emptyGuided' : 'list.emptyText')}
        />
      ) : (
        <Memories memories={memories} onForgotten={() => heading.current?.focus()} />
      )}
    </section>
  );
}

function Memories({ memories, onForgotten }: { memories: readonly Memory[]; onForgotten: () => void }) {
  const { t } = useTranslation('memory');
  const errorMessage = useErrorMessage();
  const forget = useDeleteWithUndo();
  const deleting = useDeleteMemories();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => {
    deleting.reset();
    setAsking(false);
  };
  return (
    <>
      <ul aria-label={t('list.label')} className="flex flex-col gap-2.5">
        {memories.map((memory) => (
          <MemoryItem
            key={memory.id}
            memory={memory}
            onForget={() => {
              onForgotten();
              forget(memory);
            }}
          />
        ))}
      </ul>
      <Button variant="dangerQuiet" className="self-start" onPress={() => setAsking(true)}>
        {t('forgetAll.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('forgetAll.title')}
        text={t('forgetAll.text')}
        confirmLabel={t('forgetAll.confirm')}
        cancelLabel={t('forgetAll.cancel')}
        isDangerous
        isPending={deleting.isPending}
        error={deleting.isError ? errorMessage(deleting.error) : undefined}
        onConfirm={() => deleting.mutate(undefined, { onSuccess: onForgotten })}
      />
    </>
  );
}
