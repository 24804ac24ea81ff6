import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { getOffering, subscribeToOfferings } from '#platform/service-worker/offering.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

/** Offers a newer version, which is taken when the person says so; and says once that the product works offline. */
export function UpdateNotice() {
  const { t } = useTranslation('common');
  const offering = useSyncExternalStore(subscribeToOfferings, getOffering, getOffering);

  useEffect(() => {
    if (offering.kind === 'ready-offline') showToast({ text: t('update.readyOffline') });
  }, [offering, t]);

  return (
    <div role="status">
      {offering.kind === 'update' && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-soft px-4 py-1.5 text-sm text-on-soft">
          <p>{t('update.text')}</p>
          <Button variant="quiet" size="small" onPress={offering.take}>
            {t('update.action')}
          </Button>
        </div>
      )}
    </div>
  );
}
