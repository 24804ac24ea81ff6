import { callLink } from '@alento/safety/help-lines/contact-links.ts';
import { emergencyAnywhere } from '@alento/safety/help-lines/helplines.ts';
import type { CountryHelp } from '@alento/safety/help-lines/schema.ts';
import { useTranslation } from 'react-i18next';
import { Sentence } from '#ui/sentence.tsx';
import { PhoneIcon } from '#ui/icons.tsx';
import { emergencyLabels, placeLabels } from '../emergency-labels.ts';
import { NumberText } from './number-text.tsx';

/** The numbers for a life in danger: the first is the largest thing on the screen, and one tap calls it. */
export function EmergencyNumbers({ help }: { help: CountryHelp | undefined }) {
  const { t } = useTranslation('safety');
  const [first, ...others] = useNumbers(help);
  return (
    <section aria-labelledby="emergency" className="flex flex-col gap-3">
      <h2 id="emergency" className="text-lg text-muted">
        {t('emergency.title')}
      </h2>
      {first && (
        <a
          href={callLink(first.number)}
          className="flex touch-manipulation flex-wrap items-center gap-x-4 rounded-xl border border-transparent bg-primary px-pad py-5 text-on-primary no-underline transition-colors hover:bg-primary-hover sm:px-7"
        >
          <PhoneIcon className="size-9 shrink-0 sm:size-11" />
          <span className="min-w-[min(10rem,100%)] flex-1">
            <CallText
              number={first.number}
              className="block font-display text-[min(var(--text-4xl),13vw)] leading-(--text-4xl--line-height) font-medium"
            />
            <span className="block text-lg">{first.label}</span>
          </span>
        </a>
      )}
      {others.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          {others.map(({ number, label }) => (
            <li key={number}>
              <a
                href={callLink(number)}
                className="flex h-full min-h-16 touch-manipulation flex-col justify-center rounded-lg border border-control px-pad py-2 text-ink no-underline transition-colors hover:bg-soft hover:text-on-soft"
              >
                <CallText number={number} className="font-display text-xl font-medium" />
                <span className="text-sm text-muted">{label}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {help?.emergencyConfidence === 'low' && <p className="text-sm text-muted">{t('emergency.unchecked')}</p>}
    </section>
  );
}

function CallText({ number, className }: { number: string; className: string }) {
  const { t } = useTranslation('safety');
  return (
    <span className={className}>
      <Sentence text={t('emergency.call', { number })} elements={{ n: <NumberText /> }} />
    </span>
  );
}

function useNumbers(help: CountryHelp | undefined): { number: string; label: string }[] {
  const { t } = useTranslation('safety');
  if (help)
    return help.emergency.map(({ number, service }) => ({ number, label: t(emergencyLabels[service ?? 'any']) }));
  return emergencyAnywhere.map((number, index) => ({ number, label: t(placeLabels[index] ?? emergencyLabels.any) }));
}
