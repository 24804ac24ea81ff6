import type { Notice } from '@alento/domain/chat/notices/schema.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { InfoIcon, LeafIcon } from '#ui/icons.tsx';

export interface NoticeRowItemProps {
  notice: Notice;
  /** Pauses the conversation; null where that cannot be done. */
  onPause: (() => void) | null;
}

/** Between the messages: that an AI answers, or that a break might do good. */
export function NoticeRowItem({ notice, onPause }: NoticeRowItemProps) {
  const { t } = useTranslation('chat');
  const isBreak = notice.kind === 'break';
  const NoticeIcon = isBreak ? LeafIcon : InfoIcon;
  return (
    <div
      role="note"
      aria-label={t('notices.label')}
      className="mt-2 mb-6 flex animate-rise gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm text-muted"
    >
      <NoticeIcon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {isBreak && <p className="font-semibold text-ink">{t('notices.breakTitle')}</p>}
        <p>{t(isBreak ? 'notices.breakText' : 'notices.reminder')}</p>
        {isBreak && onPause !== null && (
          <Button variant="outline" size="small" className="mt-3 mb-1" onPress={onPause}>
            {t('notices.breakAction')}
          </Button>
        )}
      </div>
    </div>
  );
}
