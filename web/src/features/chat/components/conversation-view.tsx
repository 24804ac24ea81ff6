import type { Notice } from '@alento/domain/chat/notices/schema.ts';
import type { UnkeptReply } from '@alento/domain/chat/reports/schema.ts';
import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAllowance } from '#features/billing/use-allowance.tsx';
import { useRefreshNews } from '#features/memory/use-memory-news.ts';
import { loadConfig } from '#lib/config.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { useOnline } from '#lib/use-online.ts';
import { Banner } from '#ui/banner.tsx';
import { showToast } from '#ui/toast.tsx';
import { placeNotices } from '../conversation/place-notices.ts';
import { buildRows } from '../conversation/rows.ts';
import { temporaryName } from '../conversation/temporary-memory.ts';
import { sendsOnEnter } from '../conversation/typing.ts';
import { type ConversationState, isBusy, isClosed, plainRefusal } from '../state.ts';
import { useAnnouncement } from '../use-announcement.ts';
import { type OpenConversation, useConversation } from '../use-conversation.ts';
import { type DraftHandle, useDraft } from '../use-draft.ts';
import { useHelpAnnouncement } from '../use-help-announcement.ts';
import { useNotices } from '../use-notices.ts';
import { useWaitingExchanges } from '../use-waiting-exchanges.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { LeaveTemporaryDialog } from './leave-temporary-dialog.tsx';
import { MessageList, type MessageListHandle, type RenderHelp } from './message-list.tsx';
import { SessionHeader } from './session-header.tsx';
import { PausedNote } from './paused-note.tsx';
import { TemporaryLabel } from './temporary-label.tsx';
import type { RenderVoice } from './voice-parts.ts';

// None of them is there while people talk.
const EndSessionDialog = lazy(async () => ({ default: (await import('./end-session-dialog.tsx')).EndSessionDialog }));
const DeleteSessionDialog = lazy(async () => ({
  default: (await import('./delete-session-dialog.tsx')).DeleteSessionDialog,
}));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));
const SessionOver = lazy(async () => ({ default: (await import('./session-over.tsx')).SessionOver }));
const SessionRest = lazy(async () => ({ default: (await import('./session-rest.tsx')).SessionRest }));
const ExportDialog = lazy(async () => ({
  default: (await import('../transcript/components/export-dialog.tsx')).ExportDialog,
}));
const PracticeDialog = lazy(async () => ({ default: (await import('./practice-dialog.tsx')).PracticeDialog }));

export interface ConversationViewProps {
  conversation: Conversation;
  frameActions: ReactNode;
  renderHelp: RenderHelp;
  renderVoice: RenderVoice;
}

/** A stored conversation. */
export function ConversationView({ conversation, ...frame }: ConversationViewProps) {
  const open = useConversation(conversation);
  const draft = useDraft(conversation.id);
  const notices = useNotices(open.state);
  return <OpenConversationView open={open} draft={draft} notices={notices} {...frame} />;
}

export interface OpenConversationViewProps extends Omit<ConversationViewProps, 'conversation'> {
  open: OpenConversation;
  draft: DraftHandle;
  notices: readonly Notice[];
  isTemporary?: boolean;
}

/** An open conversation: header, messages, composer. */
export function OpenConversationView(props: OpenConversationViewProps) {
  const { open, draft, notices, frameActions, renderHelp, renderVoice, isTemporary = false } = props;
  const { t } = useTranslation(['chat', 'safety']);
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const { store, state } = open;
  const { session, pending, reply, messages } = state;
  const { startEditing, takeBack } = draft;
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  const [isResting, setResting] = useState(false);
  const [asked, setAsked] = useState<'end' | 'delete' | 'practise' | 'export' | null>(null);
  const [report, setReport] = useState<{ messageId: string; isOpen: boolean } | null>(null);
  const isOnline = useOnline();
  const engine = useEngine(isOnline ? state.reply?.engine : 'guided');
  const waiting = useWaitingExchanges(store);
  const allowance = useAllowance({ sent: messages.length, refusal: plainRefusal(state) });
  const announcement = useAnnouncement(state);
  const isHelpNew = useHelpAnnouncement(state);
  const lookForNews = useRefreshNews();

  const isReplying = reply !== null;
  const { replyError, olderCursor, dialogues } = state;
  const rows = useMemo(
    () => placeNotices(buildRows({ messages, pending, replyError, olderCursor, dialogues, isReplying }), notices),
    [messages, pending, replyError, olderCursor, dialogues, isReplying, notices],
  );

  // With a physical keyboard the composer gets the focus; on a phone the on-screen keyboard would cover the conversation.
  useEffect(() => {
    if (sendsOnEnter()) composer.current?.focus();
  }, []);

  const handleEdit = useCallback(
    (id: string, text: string) => {
      startEditing(id, text);
      composer.current?.focus();
    },
    [startEditing],
  );
  const handleTakeBack = useCallback(() => {
    const message = store.withdraw();
    if (message !== null) takeBack(message);
    composer.current?.focus();
  }, [store, takeBack]);

  const handleTakeBackWaiting = useCallback(
    async (messageId: string) => {
      const message = await store.takeBack(messageId);
      if (message !== null) takeBack(message);
      composer.current?.focus();
    },
    [store, takeBack],
  );

  const handleReport = useCallback((messageId: string) => setReport({ messageId, isOpen: true }), []);
  const handleReported = (): void => {
    setReport(null);
    showToast({ text: t('report.done') });
  };

  const handleSend = (): void => {
    const { text, editing } = draft;
    void store.send(text, editing?.id ?? null);
    if (editing === null) draft.write('');
    else draft.stopEditing();
    list.current?.goToEnd();
  };
  const handleRecall = (): void => {
    const last = messages.findLast(({ role }) => role === 'user');
    if (last && pending === null) handleEdit(last.id, last.text);
  };
  const changeState = (wanted: 'paused' | 'in_progress'): void => {
    setResting(wanted === 'paused');
    store.change({ state: wanted }).catch((caught: unknown) => {
      setResting(false);
      showToast({ text: errorMessage(caught), tone: 'danger' });
    });
  };
  const handlePause = (): void => changeState('paused');

  const offlineNote = isOnline ? null : t(isTemporary ? 'temporary.offline' : 'session.offline');
  const lastId = messages.at(-1)?.id;
  const news = notices.findLast(({ kind, afterId }) => kind !== 'start' && afterId === lastId);
  const busy = isBusy(state);
  const closed = isClosed(session) && !isGoingOn;
  const voice = renderVoice({
    store,
    language: session.language,
    text: draft.text,
    write: draft.write,
    append: draft.append,
    isDisabled: busy || draft.editing !== null,
    isClosed: closed || isResting,
  });
  return (
    <>
      <SessionHeader
        session={session}
        engine={engine}
        canEnd={!isTemporary && !closed && messages.some(({ role }) => role === 'user')}
        isTemporary={isTemporary}
        frameActions={frameActions}
        onPause={handlePause}
        onResume={() => changeState('in_progress')}
        onExercises={isTemporary ? null : () => void navigate(`/exercises?session=${session.id}`)}
        onPractise={() => setAsked('practise')}
        onEnd={() => (isTemporary ? void navigate('/new-session') : setAsked('end'))}
        onExport={() => setAsked('export')}
        onDelete={() => setAsked('delete')}
      />
      {isTemporary && <TemporaryLabel />}
      <MessageList
        ref={list}
        rows={rows}
        older={state.older}
        isPrepended={state.isPrepended}
        canChange={!busy && !closed && pending === null}
        isClosed={closed}
        mood={session.mood}
        personality={session.personality}
        sessionId={isTemporary ? temporaryName : session.id}
        store={store}
        renderHelp={renderHelp}
        renderListen={voice.listen}
        onEdit={handleEdit}
        onTakeBack={handleTakeBack}
        onTakeBackWaiting={handleTakeBackWaiting}
        waiting={waiting.ids}
        onReport={handleReport}
        onPause={handlePause}
      />
      {allowance}
      {waiting.error !== null && (
        <Banner tone="danger" className="mx-auto w-full max-w-xl">
          {errorMessage(waiting.error)}
        </Banner>
      )}
      <footer className="mx-auto w-full max-w-xl px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
        {session.state === 'paused' && !isResting && <PausedNote onResume={() => changeState('in_progress')} />}
        {voice.panel}
        {closed ? (
          <Suspense fallback={null}>
            <SessionOver session={session} onGoOn={() => setGoingOn(true)} />
          </Suspense>
        ) : isResting ? (
          <Suspense fallback={null}>
            <SessionRest mood={session.mood} onGoOn={() => changeState('in_progress')} />
          </Suspense>
        ) : (
          <div className={voice.isTalking ? 'hidden' : ''}>
            <Composer
              ref={composer}
              text={draft.text}
              onWrite={draft.write}
              onSend={handleSend}
              onStop={() => void store.stop()}
              isBusy={busy}
              isStopping={reply?.isStopping ?? false}
              obstacle={pending === null || busy ? null : t('composer.unsent')}
              note={offlineNote}
              isEditing={draft.editing !== null}
              onCancelEditing={draft.stopEditing}
              onRecall={handleRecall}
              voice={voice.actions}
            />
          </div>
        )}
      </footer>
      <p role="status" className="sr-only">
        {isHelpNew && t('safety:crisis.shown')}
      </p>
      <p role="status" className="sr-only">
        {announcement !== '' && t('messages.replied', { text: announcement })}
      </p>
      <p role="status" className="sr-only">
        {news !== undefined && t(news.kind === 'break' ? 'notices.breakText' : 'notices.reminder')}
      </p>
      {report !== null && (
        <Suspense fallback={null}>
          <ReportDialog
            key={report.messageId}
            {...report}
            unkept={isTemporary ? describeReply(state, report.messageId) : undefined}
            onClose={() => setReport({ ...report, isOpen: false })}
            onSent={handleReported}
          />
        </Suspense>
      )}
      {isTemporary && <LeaveTemporaryDialog hasSpoken={messages.length > 1 || draft.text !== ''} />}
      {asked === 'practise' && (
        <Suspense fallback={null}>
          <PracticeDialog mood={session.mood} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked === 'export' && (
        <Suspense fallback={null}>
          <ExportDialog session={session} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <EndSessionDialog
          isOpen={asked === 'end'}
          onClose={() => setAsked(null)}
          onEnd={(change) => {
            setGoingOn(false);
            return store.change(change).then(lookForNews);
          }}
        />
      </Suspense>
      {asked === 'delete' && (
        <Suspense fallback={null}>
          <DeleteSessionDialog
            sessionId={session.id}
            onClose={() => setAsked(null)}
            onDeleted={() => void navigate('/sessions')}
          />
        </Suspense>
      )}
    </>
  );
}

/** A reply that only this page has. */
function describeReply({ session, messages }: ConversationState, id: string): UnkeptReply {
  const reply = messages.find((message) => message.id === id);
  return { language: session.language, engine: reply?.engine ?? 'guided', text: reply?.text ?? null };
}

/** The engine of the running reply, else the one that would answer now. */
function useEngine(speaking: 'guided' | 'model' | null | undefined) {
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity });
  return speaking ?? config.data?.engine ?? null;
}
