import { isSubscribed } from '@alento/domain/billing/entitlement.ts';
import type { BillingPlatform } from '@alento/domain/billing/platform.ts';
import type { PlanFacts } from '@alento/domain/billing/schema.ts';
import { isStorePlatform, storeManagement, type StorePlatform } from '@alento/domain/billing/store-products.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { goToPortal } from '../data.ts';

interface ManagePlanProps {
  facts: PlanFacts;
  source: BillingPlatform;
}

/** What whoever pays can change, where they pay: by card, or in a store's own settings. */
export function ManagePlan({ facts, source }: ManagePlanProps) {
  if (!isStorePlatform(source)) return <ManageCard facts={facts} />;
  return isSubscribed(facts) ? <ManageInStore source={source} /> : null;
}

const storeLabels = { 'ios-appstore': 'appStore', 'android-play': 'googlePlay' } as const;

function ManageInStore({ source }: { source: StorePlatform }) {
  const { t } = useTranslation('billing');
  return (
    <ButtonLink to={storeManagement[source]} target="_blank" variant="outline" className="self-start">
      {t(`manage.${storeLabels[source]}`)}
    </ButtonLink>
  );
}

/** The card, and that they pay at all. */
function ManageCard({ facts }: { facts: PlanFacts }) {
  const { t } = useTranslation('billing');
  const errorMessage = useErrorMessage();
  const { mutate, isPending, error } = useMutation({ mutationFn: goToPortal, retry: false });
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" isPending={isPending} onPress={() => mutate('overview')}>
        {t('manage.portal')}
      </Button>
      {isSubscribed(facts) && facts.subscription?.renews === true && (
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate('cancel')}>
          {t('manage.cancel')}
        </Button>
      )}
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
    </div>
  );
}
