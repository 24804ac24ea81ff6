import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CloudIcon } from '#ui/icons.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, for as long as it is. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="sticky top-0 z-30">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-sunken px-4 py-2 text-center text-sm">
          <CloudIcon className="size-5 shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
