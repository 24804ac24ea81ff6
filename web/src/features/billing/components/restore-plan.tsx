import { hasPremium } from '@alento/domain/billing/entitlement.ts';
import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import type { NativeStore } from '#platform/purchases/native-store.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { restorePurchases } from '../data.ts';
import { useKeepPlan } from '../use-own-plan.ts';

/** Asks whoever bills, in an app its store, what the person has paid for. */
export function RestorePlan({ store }: { store: NativeStore | null }) {
  const { t } = useTranslation('billing');
  const errorMessage = useErrorMessage();
  const keepPlan = useKeepPlan();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => restorePurchases(store),
    retry: false,
    onSuccess: (plan) => keepPlan(plan),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="outline" isPending={isPending} onPress={() => mutate()}>
        {t(store ? 'store.restore' : 'manage.restore')}
      </Button>
      {data && !isOpen(data) && <Banner tone="notice">{t('success.unknown')}</Banner>}
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
    </div>
  );
}

const isOpen = ({ facts }: OwnPlan): boolean => hasPremium(facts, new Date());
