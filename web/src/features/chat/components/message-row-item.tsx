import type { Personality } from '@alento/domain/chat/schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import type { ConversationStore } from '../conversation/conversation-store.ts';
import type { MessageRow } from '../conversation/rows.ts';
import { MoodLamp } from './mood-lamp.tsx';
import { MessageItem } from './message-item.tsx';
import { Undelivered } from './trouble.tsx';
import type { RenderListen } from './voice-parts.ts';

const WaitingNote = lazy(async () => ({ default: (await import('./waiting-note.tsx')).WaitingNote }));
const MessageActions = lazy(async () => ({ default: (await import('./message-actions.tsx')).MessageActions }));

export interface RowHandlers {
  store: ConversationStore;
  onEdit: (id: string, text: string) => void;
  onTakeBack: () => void;
  /** Takes back a message that waits on this device. */
  onTakeBackWaiting: (messageId: string) => void;
  onReport: (messageId: string) => void;
  renderListen: RenderListen;
}

export interface MessageRowItemProps extends RowHandlers {
  row: MessageRow;
  /** The first message of the session. */
  isOpening: boolean;
  mood: Mood | null;
  personality: Personality;
  isLast: boolean;
  /** It is on this device, and not in the account yet. */
  isWaiting: boolean;
  /** The session takes messages and nothing is under way. */
  canChange: boolean;
  isClosed: boolean;
}

/** A message in its place in the list: the day it starts, its actions, and what became of it. */
export const MessageRowItem = memo(function MessageRowItem(props: MessageRowItemProps) {
  const { row, isOpening, mood, personality, isLast, isWaiting, canChange, isClosed } = props;
  const { store, onEdit, onTakeBack, onTakeBackWaiting, onReport, renderListen } = props;
  const { language } = store.getState().session;
  const { message, delivery } = row;
  const isMine = message.role === 'user';

  return (
    <>
      {isOpening && <OpeningNote mood={mood} personality={personality} />}
      {row.startsDay && !isOpening && <DayHeading instant={message.createdAt} />}
      <MessageItem
        message={message}
        isOpening={isOpening && !isMine}
        isExplained={row.isExplained}
        isOffline={!isMine && (isWaiting || message.isOffline === true)}
        isRevealed={isLast && !isMine && !isOpening}
        actions={
          delivery === null && (
            <>
              {!isMine && message.text !== '' && renderListen(message, language)}
              <Suspense fallback={null}>
                <MessageActions {...{ message, store, isOpening, isLast, canChange, onEdit, onReport }} />
              </Suspense>
            </>
          )
        }
      />
      {isMine && isWaiting && delivery === null && (
        <Suspense fallback={null}>
          <WaitingNote onTakeBack={canChange ? () => onTakeBackWaiting(message.id) : null} />
        </Suspense>
      )}
      {delivery !== null && delivery !== 'sending' && (
        <Undelivered
          delivery={delivery}
          text={message.text}
          onRetry={() => void store.retry()}
          onTakeBack={isClosed ? null : onTakeBack}
        />
      )}
    </>
  );
});

function DayHeading({ instant }: { instant: string }) {
  const day = useDates().day(instant);
  return (
    <h2 className="mt-4 mb-6 flex items-center gap-4 font-sans text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {day}
    </h2>
  );
}

function OpeningNote(opening: Pick<MessageRowItemProps, 'mood' | 'personality'>) {
  const { t } = useTranslation('chat');
  return (
    <>
      <p className="text-sm text-balance text-muted">{t('notice')}</p>
      <MoodLamp {...opening} className="-ms-3 mt-5 mb-2 size-24 text-4xl" />
    </>
  );
}
