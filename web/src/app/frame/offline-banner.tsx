import { useTranslation } from 'react-i18next';
import { useOnline } from '#lib/use-online.ts';
import { CloudIcon } from '#ui/icons.tsx';

/** Says that the connection is gone, for as long as it is. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const isOnline = useOnline();
  return (
    <div role="status" className="sticky top-(--top-bar,0px) z-40">
      {!isOnline && (
        <p
          data-offline-bar=""
          className="flex h-(--offline-bar) items-center justify-center gap-2 bg-sunken px-4 text-center text-sm leading-snug"
        >
          <CloudIcon className="size-5 shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
