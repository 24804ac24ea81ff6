import type { Message } from '@alento/domain/chat/schema.ts';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { cva } from 'class-variance-authority';
import { MessageText, replyWords } from './message-text.tsx';
import { OwnText } from './own-text.tsx';

const root = cva('group flex flex-col outline-none', {
  variants: { role: { user: 'items-end', assistant: '' } },
});

const words = cva('flex flex-col gap-3', {
  variants: {
    role: { user: 'max-w-[85%] rounded-xl rounded-ee-sm bg-soft px-4.5 py-3 text-on-soft', assistant: '' },
    isOpening: { true: 'font-display text-2xl leading-snug text-balance' },
  },
});

const foot = cva('flex min-h-11 flex-wrap items-center text-sm pointer-fine:gap-x-1 text-muted pointer-fine:min-h-9', {
  variants: {
    role: { user: 'justify-end', assistant: '' },
    isRevealed: {
      false:
        'pointer-events-none opacity-0 transition-opacity group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100',
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
  const { role } = message;
  const isMine = role === 'user';

  return (
    <article
      // Focus by touch reveals time and actions where nothing hovers.
      tabIndex={-1}
      aria-label={t(isMine ? 'messages.byYou' : 'messages.byCompanion', { time })}
      className={root({ role })}
    >
      <div className={words({ role, isOpening, className: isOpening && !isMine ? '' : replyWords })}>
        {isMine ? <OwnText text={message.text} /> : <MessageText text={message.text} />}
      </div>
      {message.status !== 'complete' && !isExplained && (
        <p className="mt-2 text-sm text-muted italic">{t(`messages.${message.status}`)}</p>
      )}
      {isOffline && !isOpening && <p className="mt-2 text-sm text-muted">{t('messages.offline')}</p>}
      <div className={foot({ role, isRevealed })}>
        <time dateTime={message.createdAt} className="px-1">
          {time}
        </time>
        {actions}
      </div>
    </article>
  );
});
