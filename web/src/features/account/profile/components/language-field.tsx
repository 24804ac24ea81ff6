import { type LanguageCode, languageCodes } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';

interface LanguageFieldProps {
  value: LanguageCode;
  onChange: (language: LanguageCode) => void;
}

/** The languages by their own names. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { t } = useTranslation('account-profile');
  return (
    <Select
      label={t('fields.language')}
      placeholder={t('fields.language')}
      options={languageCodes.map((id) => ({ id, label: describeLanguage(id).endonym }))}
      value={value}
      onChange={onChange}
    />
  );
}
