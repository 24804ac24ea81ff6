import { describeLanguage } from '@alento/locales/languages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unknownCountry } from '../state.ts';
import { BlockLink, blockLink, type BlockLinkProps } from './block-link.tsx';
import { CountryChoice } from './country-choice.tsx';

interface BlockCountryProps extends Pick<BlockLinkProps, 'onOpen'> {
  country: string;
  isBrief: boolean;
  /** Also links to the user's support plan. */
  hasPlan: boolean;
}

/** Whose numbers these are, another country's with one tap, and the way to everything else that helps. */
export function BlockCountry({ country, isBrief, hasPlan, onOpen }: BlockCountryProps) {
  const { t, i18n } = useTranslation('safety');
  const [isChoosing, setIsChoosing] = useState(false);
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-4 text-sm">
      {isChoosing && (
        <div className="w-full py-2">
          <CountryChoice country={country} />
        </div>
      )}
      {!isBrief && !isChoosing && (
        <>
          {country !== unknownCountry && (
            <span className="py-2 text-muted">{t('crisis.country', { country: name })}</span>
          )}
          <button type="button" className={blockLink} onClick={() => setIsChoosing(true)}>
            {t('crisis.otherCountry')}
          </button>
        </>
      )}
      <BlockLink to="/help" onOpen={onOpen}>
        {t('crisis.more')}
      </BlockLink>
      {hasPlan && (
        <BlockLink to="/help/plan" onOpen={onOpen}>
          {t('plan.title')}
        </BlockLink>
      )}
    </div>
  );
}
