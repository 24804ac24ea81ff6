import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DownIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { OlderMessages } from '../state.ts';

const floating =
  'absolute start-1/2 -translate-x-1/2 rounded-full border border-line bg-raised shadow-soft animate-appear rtl:translate-x-1/2';

/** Over the top of the list: older messages are on their way, or could not be had. */
export function OlderNote({ older, onRetry }: { older: OlderMessages; onRetry: () => void }) {
  const { t } = useTranslation('chat');
  if (older === 'loading') {
    return (
      <p role="status" className={`${floating} top-3 p-2 text-muted`}>
        <Spinner className="size-5" />
        <span className="sr-only">{t('messages.loadingOlder')}</span>
      </p>
    );
  }
  if (older !== 'failed') return null;
  return (
    <div className={`${floating} top-3 flex items-center gap-1 ps-4 text-sm whitespace-nowrap`}>
      <p role="alert">{t('messages.olderFailed')}</p>
      <Button variant="quiet" size="small" onPress={onRetry}>
        {t('messages.tryAgain')}
      </Button>
    </div>
  );
}

export function LatestButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <IconButton label={t('messages.latest')} className={`${floating} bottom-3`} onPress={onPress}>
      <DownIcon />
    </IconButton>
  );
}
