import { isSubscribed } from '@alento/domain/billing/entitlement.ts';
import type { PlanFacts } from '@alento/domain/billing/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { goToPortal } from '../data.ts';

/** What whoever pays can change: the card, and that they pay at all. */
export function ManagePlan({ facts }: { facts: PlanFacts }) {
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
