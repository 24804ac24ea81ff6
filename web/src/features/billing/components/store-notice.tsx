import { isSubscribed } from '@alento/domain/billing/entitlement.ts';
import { storeManagement } from '@alento/domain/billing/store-products.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Link } from '#ui/link.tsx';
import { useOwnPlan } from '../use-own-plan.ts';

/** Tells whoever leaves that only they can stop what the App Store bills for. */
export function StoreNotice() {
  const { t } = useTranslation('billing');
  const { data } = useOwnPlan();
  if (data?.purchase?.source !== 'ios-appstore' || !isSubscribed(data.facts)) return null;
  return (
    <Banner tone="notice">
      {t('manage.leave')}{' '}
      <Link to={storeManagement['ios-appstore']} target="_blank">
        {t('manage.appStore')}
      </Link>
    </Banner>
  );
}
