import { type Gender, genders } from '@alento/domain/account/profile-schema.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '#ui/choice-chips.tsx';

interface GenderFieldProps {
  value: Gender | null;
  onChange: (gender: Gender) => void;
}

export function GenderField({ value, onChange }: GenderFieldProps) {
  const { t } = useTranslation('account-profile');
  return (
    <ChoiceChips
      label={t('fields.gender')}
      chips={genders.map((id) => ({ id, label: t(`genders.${id}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
