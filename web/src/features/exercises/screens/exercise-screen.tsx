import { type DialogueId, dialogueIds } from '@alento/domain/exercises/dialogues.ts';
import { idSchema } from '@alento/domain/common/schema.ts';
import type { Run } from '@alento/domain/exercises/schema.ts';
import { scriptOf } from '@alento/guided-companion/dialogues/catalogue.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { currentLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon, CloudIcon, LeafIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { WholeScreen } from '#ui/whole-screen.tsx';
import type { RenderHelp } from '../player/components/aside-note.tsx';
import { Consent } from '../player/components/consent.tsx';
import { RunView } from '../player/components/run-view.tsx';
import { useDialogueBook } from '../use-dialogue-book.ts';
import { useRuns } from '../use-runs.ts';

export interface ExerciseScreenProps {
  readonly dialogue: string;
  readonly frameActions: ReactNode;
  readonly renderHelp: RenderHelp;
  /** Leaves for a conversation, with a text to talk about or none. */
  readonly onTalk: (words: string, sessionId: string | null) => void;
}

/** A guided dialogue in full screen: consent, steps, takeaway. */
export function ExerciseScreen({ dialogue, frameActions, ...props }: ExerciseScreenProps) {
  const { t } = useTranslation(['exercises', 'common', 'mindfulness']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sessionId = search.get('session');
  const { data: book, isError, refetch } = useDialogueBook();
  const known = dialogueIds.find((id) => id === dialogue);
  const title = book && known ? book.titles[known] : t('title');
  const handleLeave = (): void => void navigate(sessionId === null ? '/exercises' : `/session/${sessionId}`);

  return (
    <WholeScreen title={t('common:pageTitle', { title })}>
      <header className="border-b border-line">
        <div className="mx-auto flex w-full max-w-3xl items-center gap-1 px-2 py-1.5 sm:gap-2 sm:px-4">
          <IconButton label={t('player.leave')} onPress={handleLeave}>
            <CloseIcon />
          </IconButton>
          <p
            aria-hidden="true"
            className="line-clamp-2 min-w-0 flex-1 font-display text-[min(1rem,5.2vw)] leading-tight wrap-anywhere sm:text-xl"
          >
            {/* Before the start the title stands below, in large. */}
            {search.has('run') ? title : t('title')}
          </p>
          {frameActions}
        </div>
      </header>
      {known === undefined ? (
        <Unknown />
      ) : book === undefined ? (
        <Waiting hasFailed={isError} onRetry={() => void refetch()} />
      ) : (
        <Exercise key={known} dialogue={known} book={book} sessionId={sessionId} onLeave={handleLeave} {...props} />
      )}
    </WholeScreen>
  );
}

interface ExerciseProps extends Pick<ExerciseScreenProps, 'renderHelp' | 'onTalk'> {
  readonly dialogue: DialogueId;
  readonly book: NonNullable<ReturnType<typeof useDialogueBook>['data']>;
  readonly sessionId: string | null;
  readonly onLeave: () => void;
}

function Exercise({ dialogue, book, sessionId, onLeave, renderHelp, onTalk }: ExerciseProps) {
  const { t } = useTranslation('exercises');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { store, state, isOfAccount } = useRuns();
  // An unknown run starts from the beginning.
  const run = state.runs.find(({ id }) => id === search.get('run')) ?? null;
  const unfinished = state.runs.find((each) => each.dialogue === dialogue && each.finishedAt === null) ?? null;
  const [isNew, setNew] = useState(false);
  const common = {
    script: scriptOf(dialogue),
    title: book.titles[dialogue],
    texts: book.texts[dialogue],
    shared: book.shared,
  };

  const open = (id: string): void => {
    search.set('run', id);
    setSearch(search, { replace: true });
  };
  const handleStart = (): void => {
    const started = newRun(dialogue, sessionId);
    store.keep(started);
    setNew(true);
    open(started.id);
  };

  if (run === null) {
    return (
      <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col overflow-y-auto px-5 pt-8 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <Consent
          {...common}
          isOfAccount={isOfAccount}
          onGoOn={unfinished === null ? null : () => open(unfinished.id)}
          onStart={handleStart}
          onSomethingElse={() => void navigate('/exercises')}
          onJustListen={() => onTalk('', sessionId)}
        />
      </div>
    );
  }
  return (
    <RunView
      {...common}
      run={run}
      onChange={(changed) => store.keep(changed)}
      onLeave={onLeave}
      onTalk={(words) => onTalk(words, run.sessionId ?? sessionId)}
      renderHelp={renderHelp}
      endActions={
        <div className="flex flex-wrap gap-2">
          <Button onPress={onLeave}>{t(sessionId === null ? 'takeaway.done' : 'takeaway.toConversation')}</Button>
          {isNew && (
            <ButtonLink to="/exercises" variant="quiet">
              {t('takeaway.another')}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}

function newRun(dialogue: DialogueId, sessionId: string | null): Run {
  const now = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    dialogue,
    language: currentLanguage(),
    // Runs are not linked to temporary conversations.
    sessionId: idSchema.safeParse(sessionId).data ?? null,
    answers: [],
    note: null,
    startedAt: now,
    changedAt: now,
    finishedAt: null,
  };
}

function Unknown() {
  const { t } = useTranslation(['exercises', 'common']);
  return (
    <div className="m-auto">
      <EmptyState
        picture={<LeafIcon className="size-10" />}
        title={t('common:notFound.title')}
        action={<ButtonLink to="/exercises">{t('title')}</ButtonLink>}
      />
    </div>
  );
}

function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['exercises', 'common']);
  if (!hasFailed) {
    return (
      <p role="status" className="m-auto text-muted">
        <span className="sr-only">{t('loading')}</span>
        <Spinner className="size-8" />
      </p>
    );
  }
  return (
    <div className="m-auto">
      <EmptyState
        picture={<CloudIcon className="size-10" />}
        title={t('notLoaded')}
        action={<Button onPress={onRetry}>{t('common:retry')}</Button>}
      />
    </div>
  );
}
