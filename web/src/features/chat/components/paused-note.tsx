import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

/** Over the composer while a conversation is paused; writing goes on just as well. */
export function PausedNote({ onResume }: { onResume: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className="mb-2 flex animate-rise items-center gap-3 rounded-lg bg-soft py-1 ps-4 pe-1 text-sm text-on-soft">
      <p className="flex-1 py-1.5">{t('session.paused')}</p>
      <Button variant="quiet" size="small" onPress={onResume}>
        {t('session.resume')}
      </Button>
    </div>
  );
}
