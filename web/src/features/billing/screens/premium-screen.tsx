import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import { useTranslation } from 'react-i18next';
import { useConfig } from '#lib/use-config.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChoosePlan } from '../components/choose-plan.tsx';
import { CurrentPlan } from '../components/current-plan.tsx';
import { ManagePlan } from '../components/manage-plan.tsx';
import { OpenToAll } from '../components/open-to-all.tsx';
import { PremiumAdds } from '../components/premium-adds.tsx';
import { TrialOffer } from '../components/trial-offer.tsx';
import { useOwnPlan, useRefreshPlan } from '../use-own-plan.ts';

/** The person's plan, what Premium adds and costs; where nothing is sold, that everything is open. */
export function PremiumScreen() {
  const { t } = useTranslation(['billing', 'common']);
  const errorMessage = useErrorMessage();
  const isSold = useConfig()?.features.plans;
  const { data, error } = useOwnPlan();
  return (
    <div className="flex flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} />
      {isSold === false && <OpenToAll />}
      {isSold !== false && data && <OwnPlanView plan={data} />}
      {isSold !== false && !data && error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
      {isSold !== false && !data && error === null && <Skeleton className="h-48" />}
    </div>
  );
}

function OwnPlanView({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation(['billing', 'common']);
  const refresh = useRefreshPlan();
  const { facts, purchase, state } = plan;
  const isPaying = purchase !== null && facts.subscription?.status !== 'ended' && state !== 'expired';
  const isGiven = state === 'premium' && !isPaying;
  return (
    <>
      <CurrentPlan plan={plan} />
      <TrialOffer plan={plan} />
      {purchase?.source === 'web-stripe' && <ManagePlan plan={plan} />}
      {!isPaying && !isGiven && <ChoosePlan />}
      <PremiumAdds />
      <div className="flex flex-wrap items-center gap-x-6">
        {!isPaying && (
          <Button variant="quiet" onPress={refresh}>
            {t('manage.restore')}
          </Button>
        )}
        <Link to="/privacy-policy" isQuiet className="inline-flex min-h-touch items-center">
          {t('common:account.privacy')}
        </Link>
      </div>
    </>
  );
}
