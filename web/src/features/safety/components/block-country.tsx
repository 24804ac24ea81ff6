import { describeLanguage } from '@alento/locales/languages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unknownCountry } from '../state.ts';
import { CountryChoice } from './country-choice.tsx';

const link =
  'inline-flex min-h-touch cursor-pointer items-center rounded-sm text-ink underline decoration-control decoration-1 underline-offset-4 hover:decoration-current';

/** Whose numbers these are, another country's with one tap, and the way to everything else that helps. */
export function BlockCountry({ country, isBrief }: { country: string; isBrief: boolean }) {
  const { t, i18n } = useTranslation('safety');
  const [isChoosing, setIsChoosing] = useState(false);
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    <div className="flex flex-col gap-2 text-sm">
      {isChoosing && <CountryChoice country={country} />}
      {!isBrief && country !== unknownCountry && <p className="text-muted">{t('crisis.country', { country: name })}</p>}
      <p className="-my-2 flex flex-wrap items-center gap-x-5">
        {!isBrief && !isChoosing && (
          <button type="button" className={link} onClick={() => setIsChoosing(true)}>
            {t('crisis.otherCountry')}
          </button>
        )}
        {/* Leads there from every page, also from one that has no router. */}
        <a href="/help" className={link}>
          {t('crisis.more')}
        </a>
      </p>
    </div>
  );
}
