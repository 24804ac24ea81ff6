import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { TakeawayHistory } from '../components/takeaway-history.tsx';
import { Toolbox } from '../components/toolbox.tsx';
import { UnfinishedRuns } from '../components/unfinished-runs.tsx';
import { reliefBy } from '../order-by-help.ts';
import { useDialogueBook } from '../use-dialogue-book.ts';
import { useGuestRuns } from '../use-guest-runs.ts';
import { useRuns } from '../use-runs.ts';

/** The toolbox: all guided dialogues, unfinished runs and takeaways. */
export function ExercisesScreen() {
  const { t } = useTranslation(['exercises', 'common']);
  const errorMessage = useErrorMessage();
  const [search] = useSearchParams();
  const sessionId = search.get('session');
  const { data: book, isError, refetch } = useDialogueBook();
  const { store, state, isOfAccount } = useRuns();
  const { runs, favourites, error } = state;
  return (
    <div className="flex flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader
        title={t('title')}
        subtitle={t('text')}
        {...(sessionId !== null && { back: { to: `/session/${sessionId}`, label: t('takeaway.toConversation') } })}
      />
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
      <GuestOffer />
      {book === undefined && !isError && (
        <div role="status" aria-label={t('loading')} className="grid gap-2.5 sm:grid-cols-2">
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-32 rounded-lg" />
          ))}
        </div>
      )}
      {isError && (
        <Banner
          tone="danger"
          action={
            <Button variant="quiet" size="small" onPress={() => void refetch()}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('notLoaded')}
        </Banner>
      )}
      {book !== undefined && (
        <>
          <UnfinishedRuns
            runs={runs.filter(({ finishedAt }) => finishedAt === null)}
            book={book}
            onDiscard={({ id }) => store.remove(id)}
          />
          <Toolbox
            book={book}
            relief={reliefBy(runs)}
            favourites={favourites}
            onFavourite={(dialogue, isFavourite) => store.setFavourite(dialogue, isFavourite)}
            search={sessionId === null ? '' : `?session=${sessionId}`}
          />
          <TakeawayHistory
            runs={runs.filter(({ finishedAt }) => finishedAt !== null)}
            book={book}
            onChange={(run) => store.keep(run)}
            onDelete={({ id }) => store.remove(id)}
          />
        </>
      )}
      {!isOfAccount && <p className="text-sm text-muted">{t('guest.stays')}</p>}
    </div>
  );
}

/** Offers to move a guest's runs into the account. */
function GuestOffer() {
  const { t } = useTranslation('exercises');
  const { hasRuns, takeIn } = useGuestRuns();
  if (!hasRuns) return null;
  const handleTakeIn = (): void => {
    void takeIn().then(() => showToast({ text: t('guest.takenIn') }));
  };
  return (
    <Banner
      action={
        <Button variant="secondary" size="small" onPress={handleTakeIn}>
          {t('guest.takeIn')}
        </Button>
      }
    >
      {t('guest.found')}
    </Banner>
  );
}
