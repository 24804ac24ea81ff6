import { useTranslation } from 'react-i18next';
import { CloudIcon } from '#ui/icons.tsx';

/** Says that the connection is gone; `start-landing.ts` shows it. */
export function OfflineNote() {
  const { t } = useTranslation('common');
  return (
    <div role="status" className="sticky top-0 z-40">
      <p
        data-offline-note=""
        hidden
        className="flex items-center justify-center gap-2 bg-sunken px-4 py-2.5 text-center text-sm leading-snug"
      >
        <CloudIcon className="size-5 shrink-0" />
        {t('offline')}
      </p>
    </div>
  );
}
