import { isSubscribed } from '@alento/domain/billing/entitlement.ts';
import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import { useTranslation } from 'react-i18next';
import { useConfig } from '#lib/use-config.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChoosePlan } from '../components/choose-plan.tsx';
import { CurrentPlan } from '../components/current-plan.tsx';
import { ManagePlan } from '../components/manage-plan.tsx';
import { OpenToAll } from '../components/open-to-all.tsx';
import { PremiumAdds } from '../components/premium-adds.tsx';
import { TrialOffer } from '../components/trial-offer.tsx';
import { RestorePlan } from '../components/restore-plan.tsx';
import { StorePlans } from '../components/store-plans.tsx';
import { useOwnPlan } from '../use-own-plan.ts';
import { useStore } from '../use-store.ts';

/** The person's plan, what Premium adds and costs; where nothing is sold, that everything is open, or what is still paid for. */
export function PremiumScreen() {
  const { t } = useTranslation(['billing', 'common']);
  return (
    <div className="flex flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} />
      <PlanView />
    </div>
  );
}

function PlanView() {
  const errorMessage = useErrorMessage();
  const isSold = useConfig()?.features.plans !== false;
  const { data, error, isLoading } = useOwnPlan();
  if (data && isSold) return <OwnPlanView plan={data} />;
  // Sold once, and still paid for.
  if (data && isSubscribed(data.facts)) return <PaidPlan plan={data} />;
  if (!data && error !== null) return <Banner tone="danger">{errorMessage(error)}</Banner>;
  return isSold || isLoading ? <Skeleton className="h-48" /> : <OpenToAll />;
}

function PaidPlan({ plan }: { plan: OwnPlan }) {
  return (
    <>
      <CurrentPlan plan={plan} />
      {plan.purchase && <ManagePlan facts={plan.facts} source={plan.purchase.source} />}
    </>
  );
}

function OwnPlanView({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation('common');
  const store = useStore();
  const isPaying = isSubscribed(plan.facts);
  const isGiven = plan.state === 'premium' && !isPaying;
  return (
    <>
      <PaidPlan plan={plan} />
      <TrialOffer plan={plan} />
      {!isPaying && !isGiven && (store ? <StorePlans store={store} /> : store === null && <ChoosePlan />)}
      <PremiumAdds />
      <div className="flex flex-wrap items-start gap-x-6">
        {!isPaying && store !== undefined && <RestorePlan store={store} />}
        <Link to="/privacy-policy" isQuiet className="inline-flex min-h-touch items-center">
          {t('account.privacy')}
        </Link>
      </div>
    </>
  );
}
