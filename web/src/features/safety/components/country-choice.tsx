import { helpCountries } from '@alento/safety/help-lines/helplines.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '#ui/native-select.tsx';
import { chooseHelpCountry, unknownCountry } from '../state.ts';

/** Names the country of the numbers and lets the user choose another. A list to tap, so that no keyboard moves the page. */
export function CountryChoice({ country }: { country: string }) {
  const { t, i18n } = useTranslation('safety');
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const options = helpCountries
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <NativeSelect
      label={t('country.label')}
      help={t('country.help')}
      options={[...options, { id: unknownCountry, label: t('country.other') }]}
      value={options.some(({ id }) => id === country) ? country : unknownCountry}
      onChange={chooseHelpCountry}
    />
  );
}
