import type { Conversation } from '@alento/domain/chat/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadConfig } from '#lib/config.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { useOnline } from '#lib/use-online.ts';
import { showToast } from '#ui/toast.tsx';
import { rowsOf } from '../conversation/rows.ts';
import { sendsOnEnter } from '../conversation/typing.ts';
import { isBusy, isClosed } from '../state.ts';
import { useAnnouncement } from '../use-announcement.ts';
import { useHelpAnnouncement } from '../use-help-announcement.ts';
import { useConversation } from '../use-conversation.ts';
import { useDraft } from '../use-draft.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { DeleteSessionDialog } from './delete-session-dialog.tsx';
import { EndSessionDialog } from './end-session-dialog.tsx';
import { MessageList, type MessageListHandle } from './message-list.tsx';
import { SessionHeader } from './session-header.tsx';
import { PausedNote, SessionOver } from './session-over.tsx';

export interface ConversationViewProps {
  conversation: Conversation;
  frameActions: ReactNode;
  /** Help as the app shows it after a message that tells of danger. */
  renderHelp: (help: HelpBlock) => ReactNode;
}

/** An open conversation, from its header to the place to write. */
export function ConversationView({ conversation, frameActions, renderHelp }: ConversationViewProps) {
  const { t } = useTranslation(['chat', 'safety']);
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const { store, state } = useConversation(conversation);
  const { session, pending, reply, messages } = state;
  const draft = useDraft(session.id);
  const { startEditing, takeBack } = draft;
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null);
  const engine = useEngine(state.reply?.engine);
  const isOnline = useOnline();
  const announcement = useAnnouncement(state);
  const isHelpNew = useHelpAnnouncement(state);

  const isReplying = reply !== null;
  const { replyError, olderCursor } = state;
  const rows = useMemo(
    () => rowsOf({ messages, pending, replyError, olderCursor, isReplying }),
    [messages, pending, replyError, olderCursor, isReplying],
  );

  // With a keyboard of its own a person can write at once; on a phone the keyboard would cover what was said.
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
    store.change({ state: wanted }).catch((caught: unknown) => {
      showToast({ text: errorMessage(caught), tone: 'danger' });
    });
  };

  const busy = isBusy(state);
  const closed = isClosed(session);
  return (
    <>
      <SessionHeader
        session={session}
        engine={engine}
        frameActions={frameActions}
        onPause={() => changeState('paused')}
        onResume={() => changeState('in_progress')}
        onEnd={() => setAsked('end')}
        onDelete={() => setAsked('delete')}
      />
      <MessageList
        ref={list}
        rows={rows}
        older={state.older}
        isPrepended={state.isPrepended}
        canChange={!busy && !closed && pending === null}
        isClosed={closed}
        mood={session.mood}
        store={store}
        renderHelp={renderHelp}
        onEdit={handleEdit}
        onTakeBack={handleTakeBack}
      />
      <footer className="mx-auto w-full max-w-2xl px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
        {session.state === 'paused' && <PausedNote onResume={() => changeState('in_progress')} />}
        {closed ? (
          <SessionOver session={session} />
        ) : (
          <Composer
            ref={composer}
            text={draft.text}
            onWrite={draft.write}
            onSend={handleSend}
            onStop={() => void store.stop()}
            isBusy={busy}
            isStopping={reply?.isStopping ?? false}
            obstacle={pending === null || busy ? null : t('composer.unsent')}
            isOffline={!isOnline}
            isEditing={draft.editing !== null}
            onCancelEditing={draft.stopEditing}
            onRecall={handleRecall}
          />
        )}
      </footer>
      <p role="status" className="sr-only">
        {isHelpNew && t('safety:crisis.shown')}
      </p>
      <p role="status" className="sr-only">
        {announcement !== '' && t('messages.replied', { text: announcement })}
      </p>
      <EndSessionDialog
        isOpen={asked === 'end'}
        onClose={() => setAsked(null)}
        onEnd={(change) => store.change(change)}
      />
      <DeleteSessionDialog
        sessionId={asked === 'delete' ? session.id : null}
        onClose={() => setAsked(null)}
        onDeleted={() => void navigate('/sessions')}
      />
    </>
  );
}

/** Who speaks: the engine of the running reply, else the one that would answer now. */
function useEngine(speaking: 'guided' | 'model' | null | undefined) {
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity });
  return speaking ?? config.data?.engine ?? null;
}
