import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { useOnline } from '#lib/use-online.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CloudIcon, ConversationIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { WholeScreen } from '#ui/whole-screen.tsx';
import { BareHeader } from '../components/bare-header.tsx';
import { ConversationShape } from '../components/conversation-shape.tsx';
import { ConversationView } from '../components/conversation-view.tsx';
import type { RenderHelp } from '../components/message-list.tsx';
import type { RenderVoice } from '../components/voice-parts.ts';
import { isMissingConversation, useStoredConversation } from '../use-conversation.ts';

export interface SessionScreenProps {
  sessionId: string;
  /** What the frame around every screen offers: this one brings a frame of its own. */
  frameActions: ReactNode;
  renderHelp: RenderHelp;
  renderVoice: RenderVoice;
}

/** One conversation, over the whole screen. */
export function SessionScreen({ sessionId, ...frame }: SessionScreenProps) {
  const { frameActions } = frame;
  const { t } = useTranslation(['chat', 'common']);
  const { data: stored, error, isPending, refetch } = useStoredConversation(sessionId);
  // Deleted on another device meanwhile.
  const data = isMissingConversation(error) ? undefined : stored;
  const title = data === undefined ? t('sessions.title') : t(`title.${data.kind}`);

  return (
    <WholeScreen title={t('common:pageTitle', { title })}>
      {data === undefined && !isPending && <BareHeader frameActions={frameActions} />}
      {data !== undefined && <ConversationView conversation={data} {...frame} />}
      {isPending && <OpeningConversation frameActions={frameActions} />}
      {data === undefined && error !== null && <NoConversation error={error} onRetry={() => void refetch()} />}
    </WholeScreen>
  );
}

function OpeningConversation({ frameActions }: Pick<SessionScreenProps, 'frameActions'>) {
  const { t } = useTranslation('chat');
  return (
    <div aria-busy="true" className="contents">
      <p role="status" className="sr-only">
        {t('session.loading')}
      </p>
      <ConversationShape frameActions={frameActions} />
    </div>
  );
}

/** Without a connection only what this device has can be shown. */
function NotHere() {
  const { t } = useTranslation('chat');
  return (
    <EmptyState
      picture={<CloudIcon className="size-10" />}
      title={t('session.notHereTitle')}
      text={t('session.notHereText')}
      action={<ButtonLink to="/new-session">{t('sessions.emptyAction')}</ButtonLink>}
    />
  );
}

function NoConversation({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('chat');
  const errorMessage = useErrorMessage();
  const isOnline = useOnline();
  return (
    <div className="m-auto">
      <h1 className="sr-only">{t('sessions.title')}</h1>
      {!isOnline ? (
        <NotHere />
      ) : isMissingConversation(error) ? (
        <EmptyState
          picture={<ConversationIcon className="size-10" />}
          title={t('session.notFoundTitle')}
          text={t('session.notFoundText')}
          action={<ButtonLink to="/sessions">{t('session.toSessions')}</ButtonLink>}
        />
      ) : (
        <EmptyState
          picture={<CloudIcon className="size-10" />}
          title={errorMessage(error)}
          action={<Button onPress={onRetry}>{t('session.retry')}</Button>}
        />
      )}
    </div>
  );
}
