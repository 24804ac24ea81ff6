import { getLeewayEnd } from '@alento/domain/billing/entitlement.ts';
import type { OwnPlan, PlanState } from '@alento/domain/billing/schema.ts';
import { addHours, findTrialEnd } from '@alento/domain/billing/trial.ts';
import { useTranslation } from 'react-i18next';
import { useConfig } from '#lib/use-config.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { PremiumIcon } from '#ui/icons.tsx';
import { judgePlan } from '../judge-plan.ts';
import { useNow } from '../use-now.ts';
import { usePlanWords } from '../use-plan-words.ts';

/** Where the person's plan stands, and what comes next. */
export function CurrentPlan({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation('billing');
  const now = useNow();
  const words = usePlanWords();
  const state = judgePlan(plan.facts, now);
  const about = useAbout(plan, state);
  const endsAt = findTrialEnd(plan.facts);
  return (
    <section className="relative overflow-clip rounded-xl bg-soft p-6 text-on-soft sm:p-8">
      <div aria-hidden="true" className="lamp absolute -end-16 -top-20 size-72 rounded-full" />
      <div className="relative">
        <PremiumIcon className="size-8" />
        <h2 className="mt-3 font-display text-3xl">
          {isOverTrial(plan, state) ? t('trial.over') : t(`state.${state}`)}
        </h2>
        {state === 'trial' && endsAt && (
          <p className="mt-2 font-semibold">{t('trial.left', { time: words.left(endsAt, now) })}</p>
        )}
        <p className="mt-3 max-w-prose">{about}</p>
      </div>
    </section>
  );
}

const isOverTrial = ({ facts }: OwnPlan, state: PlanState): boolean =>
  state === 'grace' || (state === 'expired' && facts.subscription === null);

function useAbout({ facts, purchase }: OwnPlan, state: PlanState): string {
  const { t } = useTranslation('billing');
  const number = useNumbers();
  const limits = useConfig()?.limits;
  const words = usePlanWords();
  const { subscription, graceHours } = facts;
  const end = findTrialEnd(facts);
  switch (state) {
    case 'trial':
      return t('about.trial', { moment: end ? words.moment(end.toISOString()) : '' });
    case 'grace':
      return t('about.grace', { moment: end ? words.moment(addHours(end, graceHours).toISOString()) : '' });
    case 'premium': {
      if (!subscription || subscription.status === 'ended') return t('about.given');
      if (subscription.status === 'past_due') {
        return t('about.pastDue', { moment: words.moment(getLeewayEnd(subscription.paidUntil).toISOString()) });
      }
      const day = words.day(subscription.paidUntil);
      if (subscription.status === 'paused') return t('about.paused', { day });
      const { currency = null, amount = null } = purchase ?? {};
      if (currency === null || amount === null) return t('about.given');
      return t('about.renews', { day, price: words.money({ currency, amount }) });
    }
    case 'canceled':
      return t('about.canceled', { day: words.day(subscription?.paidUntil ?? '') });
    case 'expired':
      if (!subscription?.renews || subscription.status === 'ended') return t('about.expired');
      return t(subscription.status === 'paused' ? 'about.halted' : 'about.unpaid');
    case 'free':
      return t('about.free', {
        sessions: number(limits?.freeSessionsPerDay ?? 0),
        messages: number(limits?.freeMessagesPerDay ?? 0),
      });
  }
}
