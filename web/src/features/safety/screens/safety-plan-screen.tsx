import { arrangeLines } from '@alento/safety/help-lines/arrange-lines.ts';
import { callLink } from '@alento/safety/help-lines/contact-links.ts';
import { emergencyAnywhere, findHelp } from '@alento/safety/help-lines/helplines.ts';
import { isEmptyPlan } from '@alento/safety/support-plan/merge-plans.ts';
import { planSteps } from '@alento/safety/support-plan/schema.ts';
import { useTranslation } from 'react-i18next';
import { Sentence } from '#ui/sentence.tsx';
import { Button } from '#ui/button.tsx';
import { PhoneIcon, PrintIcon } from '#ui/icons.tsx';
import { OutsideLink } from '#ui/outside-link.tsx';
import { CountryChoice } from '../components/country-choice.tsx';
import { NumberText } from '../components/number-text.tsx';
import { CountryLines } from '../plan/components/country-lines.tsx';
import { DeletePlan } from '../plan/components/delete-plan.tsx';
import { GuestPlanOffer } from '../plan/components/guest-plan-offer.tsx';
import { PlanKeeping } from '../plan/components/plan-keeping.tsx';
import { PlanPaper } from '../plan/components/plan-paper.tsx';
import { PlanStepSection } from '../plan/components/plan-step-section.tsx';
import { useHelpCountry } from '../use-help-country.ts';
import { useSafetyPlan } from '../use-safety-plan.ts';

/** Six steps for a hard moment, in the person's own words: to be read first, and written in when there is calm. */
export function SafetyPlanScreen() {
  const { t } = useTranslation(['safety-plan', 'safety', 'common']);
  const { state, store, isOfAccount } = useSafetyPlan();
  const country = useHelpCountry();
  const help = findHelp(country);
  const emergency = help?.emergency[0]?.number ?? emergencyAnywhere[0];
  const lines = arrangeLines(help?.lines ?? []).general;
  return (
    <>
      {/* Says nothing to somebody who looks over a shoulder, nor at the head of a printed page. */}
      <title>{t('common:pageTitle', { title: t('safety:title') })}</title>
      <PlanPaper plan={state.plan} emergency={emergency} lines={lines} />
      <div className="mx-auto flex max-w-2xl flex-col gap-6 wrap-anywhere print:hidden">
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h1 className="font-display text-3xl">{t('title')}</h1>
            <Button variant="quiet" size="small" className="-mx-[min(1rem,5vw)]" onPress={() => window.print()}>
              <PrintIcon className="size-5" />
              {t('print')}
            </Button>
          </div>
          <p className="max-w-prose">{t('intro')}</p>
          <PlanKeeping state={state} />
        </div>
        <GuestPlanOffer />
        <Emergency number={emergency} />
        {state.isOpen && (
          <div className="flex flex-col gap-7">
            {planSteps.map((step, index) => (
              <PlanStepSection
                key={step}
                step={step}
                number={index + 1}
                entries={state.plan[step]}
                onChange={(entries) => store.changeStep(step, entries)}
                {...(step === 'lines' && {
                  given: <CountryLines lines={lines} />,
                  choice: <CountryChoice country={country} />,
                })}
              />
            ))}
          </div>
        )}
        <footer className="flex flex-col items-start gap-3 border-t border-line pt-5">
          <p className="max-w-prose text-sm text-muted">{t('credit')}</p>
          {!isEmptyPlan(state.plan) && <DeletePlan store={store} isOfAccount={isOfAccount} />}
        </footer>
      </div>
    </>
  );
}

function Emergency({ number }: { number: string }) {
  const { t } = useTranslation('safety');
  return (
    <section
      aria-label={t('emergency.title')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-pad py-3.5"
    >
      <p aria-hidden="true">{t('emergency.title')}</p>
      <OutsideLink href={callLink(number)}>
        <PhoneIcon className="size-[min(1.25rem,6vw)] shrink-0" />
        <span className="min-w-0">
          <Sentence text={t('emergency.call', { number })} elements={{ n: <NumberText /> }} />
        </span>
      </OutsideLink>
    </section>
  );
}
