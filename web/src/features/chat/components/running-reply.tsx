import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { TypingDots } from '#ui/typing-dots.tsx';
import type { ConversationStore } from '../conversation/conversation-store.ts';
import { GrowingText, replyWords } from './message-text.tsx';

/** The companion while it thinks and speaks; it alone renders with every word. Announced only when it is finished. */
export function RunningReplySlot({ store }: { store: ConversationStore }) {
  const { t } = useTranslation('chat');
  const { reply } = useSyncExternalStore(store.subscribe, store.getState);
  const text = reply?.text ?? '';
  return (
    <article aria-label={t('messages.companion')} aria-busy="true" className="flex flex-col pb-11 pointer-fine:pb-9">
      {text === '' ? (
        <p className="relative -ms-4 grid size-20 place-items-center text-accent-ink">
          <span aria-hidden="true" className="lamp absolute inset-0 animate-breathe rounded-full" />
          <TypingDots />
          <span className="sr-only">{t('messages.thinking')}</span>
        </p>
      ) : (
        <div className={replyWords}>
          <GrowingText text={text} />
        </div>
      )}
      {reply?.isLost && (
        <p role="status" className="mt-2 text-sm text-muted">
          {t('messages.reconnecting')}
        </p>
      )}
    </article>
  );
}
