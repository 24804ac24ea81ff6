import type { PlanFacts } from '@alento/domain/billing/schema.ts';
import { addHours, findTrialEnd } from '@alento/domain/billing/trial.ts';
import { useTranslation } from 'react-i18next';
import { cardStyles } from '#ui/card.tsx';
import { PremiumIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { judgePlan } from '../judge-plan.ts';
import { useNow } from '../use-now.ts';
import { useOwnPlan } from '../use-own-plan.ts';
import { usePlanWords } from '../use-plan-words.ts';

/** While a trial lasts, and in the hours after it: what is left. Nothing otherwise. */
export function TrialWidget() {
  const { data } = useOwnPlan();
  const end = data?.isSold ? findTrialEnd(data.facts) : null;
  return data && end ? <Countdown facts={data.facts} end={end} /> : null;
}

function Countdown({ facts, end }: { facts: PlanFacts; end: Date }) {
  const { t } = useTranslation('billing');
  const now = useNow();
  const words = usePlanWords();
  const state = judgePlan(facts, now);
  if (state !== 'trial' && state !== 'grace') return null;
  const graceEnd = addHours(end, facts.graceHours).toISOString();
  return (
    <Link to="/premium" className={cardStyles({ isPressable: true, className: 'flex! items-center gap-3' })}>
      <PremiumIcon className="size-6 shrink-0 text-accent-ink" />
      <span>
        {state === 'trial'
          ? t('trial.left', { time: words.left(end, now) })
          : t('about.grace', { moment: words.moment(graceEnd) })}
      </span>
    </Link>
  );
}
