import { callLink } from '@alento/safety/help-lines/contact-links.ts';
import { emergencyAnywhere } from '@alento/safety/help-lines/helplines.ts';
import type { CountryHelp } from '@alento/safety/help-lines/schema.ts';
import { useTranslation } from 'react-i18next';
import { Sentence } from '#ui/sentence.tsx';
import { PhoneIcon } from '#ui/icons.tsx';
import { NumberText } from './number-text.tsx';

/** The emergency numbers in one quiet row, where they have to be at hand but are not what the screen is for. */
export function EmergencyLinks({ help }: { help: CountryHelp | undefined }) {
  const { t } = useTranslation('safety');
  const numbers = help ? help.emergency.map(({ number }) => number) : emergencyAnywhere;
  return (
    <section aria-label={t('emergency.title')} className="flex flex-col gap-2 border-t border-line pt-4">
      <h2 aria-hidden="true" className="text-sm text-muted">
        {t('emergency.title')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {[...new Set(numbers)].map((number) => (
          <li key={number}>
            <a
              href={callLink(number)}
              className="flex min-h-touch touch-manipulation items-center gap-2 rounded-full border border-control px-4 text-ink no-underline transition-colors hover:bg-soft hover:text-on-soft"
            >
              <PhoneIcon className="size-5 shrink-0" />
              <span>
                <Sentence text={t('emergency.call', { number })} elements={{ n: <NumberText /> }} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
