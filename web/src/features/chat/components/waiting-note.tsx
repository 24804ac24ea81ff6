import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { CloudIcon } from '#ui/icons.tsx';

/** Under a message that waits on this device for the account; null where there is no place to write any more. */
export function WaitingNote({ onTakeBack }: { onTakeBack: (() => void) | null }) {
  const { t } = useTranslation('chat');
  return (
    <div className="-mt-1.5 mb-2 flex min-h-11 flex-wrap items-center justify-end gap-x-1 text-sm text-muted">
      <p className="flex items-center gap-1.5">
        <CloudIcon className="size-4.5 shrink-0" />
        {t('messages.waiting')}
      </p>
      {onTakeBack !== null && (
        <Button variant="quiet" size="small" onPress={onTakeBack}>
          {t('messages.takeBack')}
        </Button>
      )}
    </div>
  );
}
