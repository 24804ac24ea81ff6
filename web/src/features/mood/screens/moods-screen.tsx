import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MoodList } from '../components/mood-list.tsx';
import { MoodSheet } from '../components/mood-sheet.tsx';
import { NextSteps } from '../components/next-steps.tsx';
import { useMoods } from '../use-moods.ts';

/** Every mood that was noted: to note another, to change one, to delete one. `?new` opens the sheet at once. */
export function MoodsScreen({ personId }: { personId: string }) {
  const { t } = useTranslation(['mood-entries', 'mood', 'common']);
  const errorMessage = useErrorMessage();
  const [search, setSearch] = useSearchParams();
  const moods = useMoods(personId);
  const [edited, setEdited] = useState<MoodEntry | null>(null);
  const [deleted, setDeleted] = useState<MoodEntry | null>(null);
  const [noted, setNoted] = useState<MoodEntry | null>(null);
  const isNew = search.has('new');

  const handleClose = (): void => {
    setEdited(null);
    if (isNew) setSearch({}, { replace: true });
  };
  const handleSave = (mood: MoodEntry): void => {
    moods.keep(mood);
    setNoted(isNew ? mood : null);
  };

  return (
    <div className="flex flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} subtitle={t('text')} back={{ to: '/app', label: t('back') }} />
      <Button className="self-start" onPress={() => setSearch({ new: '' })}>
        <PlusIcon className="size-5" />
        {t('add')}
      </Button>
      {moods.error !== null && (
        <Banner
          tone="danger"
          action={
            <Button variant="quiet" size="small" onPress={moods.retry}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorMessage(moods.error)}
        </Banner>
      )}
      {noted !== null && (
        <section aria-label={t('mood:next.label')} className="rounded-lg border border-line bg-surface p-pad">
          <p role="status">{t('mood:checkIn.thanks', { mood: t(`mood:name.${noted.mood}`) })}</p>
          <NextSteps mood={noted.mood} />
        </section>
      )}
      {moods.isReading && moods.moods.length === 0 && (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-2.5">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-20 rounded-lg" />
          ))}
        </div>
      )}
      {!moods.isReading && moods.error === null && moods.moods.length === 0 && (
        <EmptyState picture="🌱" title={t('empty.title')} text={t('empty.text')} />
      )}
      <MoodList moods={moods.moods} isUnsent={moods.isUnsent} onEdit={setEdited} onDelete={setDeleted} />
      {moods.hasMore && (
        <Button variant="outline" isFullWidth isPending={moods.isReadingMore} onPress={moods.readMore}>
          {t('more')}
        </Button>
      )}
      {(isNew || edited !== null) && (
        <MoodSheet key={edited?.id ?? 'new'} mood={edited} onClose={handleClose} onSave={handleSave} />
      )}
      <ConfirmDialog
        isOpen={deleted !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleted(null)}
        title={t('deletion.title')}
        text={t('deletion.text')}
        confirmLabel={t('list.delete')}
        cancelLabel={t('deletion.keep')}
        isDangerous
        onConfirm={() => {
          if (deleted !== null) moods.remove(deleted.id);
          if (deleted?.id === noted?.id) setNoted(null);
          setDeleted(null);
        }}
      />
    </div>
  );
}
