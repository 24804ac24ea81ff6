import { findHelp } from '@alento/safety/help-lines/helplines.ts';
import { useTranslation } from 'react-i18next';
import { Link } from '#ui/link.tsx';
import { CountryChoice } from '../components/country-choice.tsx';
import { EmergencyNumbers } from '../components/emergency-numbers.tsx';
import { GentleNotes } from '../components/gentle-notes.tsx';
import { Grounding } from '../components/grounding.tsx';
import { PlanCard } from '../components/plan-card.tsx';
import { HelpLines } from '../components/help-lines.tsx';
import { SlowBreathGuide } from '../components/slow-breath-guide.tsx';
import { useHelpCountry } from '../use-help-country.ts';

/** Help in danger: a number before anything else. Needs no network. */
export function HelpScreen() {
  const { t } = useTranslation(['safety', 'common']);
  const country = useHelpCountry();
  const help = findHelp(country);
  return (
    <div className="grid gap-10 wrap-anywhere lg:grid-cols-2 lg:gap-x-14">
      {/* Says nothing to somebody who looks over a shoulder. */}
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <div className="flex flex-col gap-8">
        <h1 className="sr-only">{t('title')}</h1>
        <EmergencyNumbers help={help} />
        <CountryChoice country={country} />
        <HelpLines key={country} help={help} />
      </div>
      <div className="flex flex-col gap-10">
        <PlanCard />
        <GentleNotes />
        <Grounding />
        <SlowBreathGuide />
        <Link to="/safety" isQuiet className="inline-flex min-h-touch items-center self-start text-sm">
          {t('common:safetyPage')}
        </Link>
      </div>
    </div>
  );
}
