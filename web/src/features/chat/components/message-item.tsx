import type { Message } from '@alento/domain/chat/schema.ts';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { tv } from 'tailwind-variants/lite';
import { MessageText, replyWords } from './message-text.tsx';
import { OwnText } from './own-text.tsx';

const styles = tv({
  slots: {
    root: 'group flex flex-col outline-none',
    words: 'flex flex-col gap-3',
    foot: 'flex min-h-11 flex-wrap items-center text-sm pointer-fine:gap-x-1 text-muted pointer-fine:min-h-9',
  },
  variants: {
    role: {
      user: {
        root: 'items-end',
        words: 'max-w-[85%] rounded-xl rounded-ee-sm bg-soft px-4.5 py-3 text-on-soft',
        foot: 'justify-end',
      },
      assistant: {},
    },
    isOpening: { true: { words: 'font-display text-2xl leading-snug text-balance' } },
    isRevealed: {
      false: {
        foot: 'pointer-events-none opacity-0 transition-opacity group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100',
      },
    },
  },
});

export interface MessageItemProps {
  message: Message;
  /** The words that a session begins with. */
  isOpening?: boolean;
  /** Shows time and actions always, instead of when the message is pointed at, touched or reached by keyboard. */
  isRevealed?: boolean;
  /** How it ended is said below it. */
  isExplained?: boolean;
  /** The companion of the device said it. */
  isOffline?: boolean;
  actions?: ReactNode;
}

/** One message with its time and what can be done with it. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, isOpening = false, isRevealed = false, isExplained = false, isOffline = false, actions } = props;
  const { t } = useTranslation('chat');
  const time = useDates().time(message.createdAt);
  const look = styles({ role: message.role, isOpening, isRevealed });
  const isMine = message.role === 'user';

  return (
    <article
      // Focus by touch reveals time and actions where nothing hovers.
      tabIndex={-1}
      aria-label={t(isMine ? 'messages.byYou' : 'messages.byCompanion', { time })}
      className={look.root()}
    >
      <div className={look.words({ className: isOpening && !isMine ? '' : replyWords })}>
        {isMine ? <OwnText text={message.text} /> : <MessageText text={message.text} />}
      </div>
      {message.status !== 'complete' && !isExplained && (
        <p className="mt-2 text-sm text-muted italic">{t(`messages.${message.status}`)}</p>
      )}
      {isOffline && !isOpening && <p className="mt-2 text-sm text-muted">{t('messages.offline')}</p>}
      <div className={look.foot()}>
        <time dateTime={message.createdAt} className="px-1">
          {time}
        </time>
        {actions}
      </div>
    </article>
  );
});
