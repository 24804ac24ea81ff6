import { type JournalPrompt, journalPrompts } from '@alento/domain/journal/prompts.ts';
import type { JournalEntry } from '@alento/domain/journal/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { WholeScreen } from '#ui/whole-screen.tsx';
import { EntryReading } from '../components/entry-reading.tsx';
import { journalKinds, newEntry } from '../state.ts';
import { type JournalState, useJournal } from '../use-journal.ts';
import { EntryWriting } from '../writing/components/entry-writing.tsx';

export interface EntryScreenProps {
  personId: string;
  /** `new` for one that is yet to have an id. */
  entryId: string;
  frameActions: ReactNode;
  /** Help as the app shows it, another feature's part. */
  renderHelp: (help: HelpBlock, onDismiss: () => void) => ReactNode;
}

/** One entry over the whole screen: to write, and to read again. */
export function EntryScreen({ personId, entryId, frameActions, renderHelp }: EntryScreenProps) {
  const { t } = useTranslation(['journal-entry', 'common']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Its address names it from the first letter, so that a reload goes on with it.
  const [newId] = useState(() => crypto.randomUUID());
  const journal = useJournal(personId);
  if (entryId === 'new') return <Navigate to={`/journal/${newId}?${search}`} replace />;

  return (
    <WholeScreen title={t('common:pageTitle', { title: t('title') })}>
      <header className="border-b border-line">
        <div className="mx-auto flex w-full max-w-3xl items-center gap-1 px-2 py-1.5 sm:gap-2 sm:px-4">
          <IconButton label={t('leave')} onPress={() => void navigate('/journal')}>
            <CloseIcon />
          </IconButton>
          <p
            aria-hidden="true"
            className="line-clamp-2 min-w-0 flex-1 font-display text-[min(1rem,5.2vw)] leading-tight wrap-anywhere sm:text-xl"
          >
            {t('title')}
          </p>
          {frameActions}
        </div>
      </header>
      <Entry key={entryId} id={entryId} journal={journal} renderHelp={renderHelp} />
    </WholeScreen>
  );
}

interface EntryProps extends Pick<EntryScreenProps, 'renderHelp'> {
  id: string;
  journal: JournalState;
}

function Entry({ id, journal, renderHelp }: EntryProps) {
  const [search, setSearch] = useSearchParams();
  const kept = journal.entries.find((entry) => entry.id === id);
  const draft = journal.drafts.drafts.find((entry) => entry.id === id);
  const begun = useBegun(id);
  const [lateHelp, setLateHelp] = useState<HelpBlock | null>(null);
  const edit = (): void => setSearch({ edit: '' }, { replace: true });

  if (!journal.drafts.isOpen) return <Waiting />;
  if (lateHelp !== null) return <HelpFirst help={lateHelp} renderHelp={renderHelp} onGoOn={() => setLateHelp(null)} />;
  if (kept && !draft && !search.has('edit'))
    return <EntryReading entry={kept} isUnsent={journal.isUnsent(kept)} journal={journal} onEdit={edit} />;
  const written = draft ?? kept ?? begun;
  return written ? (
    <EntryWriting
      entry={written}
      isNew={kept === undefined}
      journal={journal}
      renderHelp={renderHelp}
      onSaved={(help) => {
        setLateHelp(help);
        setSearch({}, { replace: true });
      }}
    />
  ) : (
    <LookFurther journal={journal} />
  );
}

interface HelpFirstProps extends Pick<EntryScreenProps, 'renderHelp'> {
  help: HelpBlock;
  onGoOn: () => void;
}

/** What was saved tells of danger: help comes before it is read again. */
function HelpFirst({ help, renderHelp, onGoOn }: HelpFirstProps) {
  const { t } = useTranslation('journal-entry');
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div role="alert" className="mx-auto flex w-full max-w-2xl flex-col gap-5 px-5 pt-6 pb-10">
        <p className="max-w-prose">{t('danger')}</p>
        {renderHelp(help, onGoOn)}
        <Button variant="quiet" className="self-start" onPress={onGoOn}>
          {t('goOn')}
        </Button>
      </div>
    </div>
  );
}

/** The blank entry that the address asks for; null where it asks for one that was written. */
function useBegun(id: string): JournalEntry | null {
  const [search] = useSearchParams();
  const [begun] = useState(() => {
    const kind = journalKinds.find((each) => each === search.get('kind'));
    return kind ? newEntry(id, kind, promptOf(search)) : null;
  });
  return begun;
}

function promptOf(search: URLSearchParams): JournalPrompt | null {
  return journalPrompts.find((prompt) => prompt === search.get('prompt')) ?? null;
}

/** Reads on until the entry is found, or there is no more. */
function LookFurther({ journal }: { journal: JournalState }) {
  const { t } = useTranslation(['journal-entry', 'common']);
  const errorMessage = useErrorMessage();
  const { isReading, hasMore, isReadingMore, readMore, error, retry } = journal;
  useEffect(() => {
    if (hasMore && !isReadingMore && error === null) readMore();
  }, [hasMore, isReadingMore, readMore, error]);
  if (error !== null)
    return (
      <Banner
        tone="danger"
        className="m-4"
        action={
          <Button variant="quiet" size="small" onPress={retry}>
            {t('common:retry')}
          </Button>
        }
      >
        {errorMessage(error)}
      </Banner>
    );
  return isReading || hasMore ? <Waiting /> : <EmptyState picture="🌿" title={t('gone.title')} text={t('gone.text')} />;
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')} className="grid flex-1 place-items-center">
      <Spinner />
    </div>
  );
}
