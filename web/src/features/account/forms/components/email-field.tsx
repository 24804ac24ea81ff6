import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

/** The address of an account. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'> & { label?: string }) {
  const { t } = useTranslation('account');
  return (
    <TextField
      label={t('fields.email')}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      {...props}
    />
  );
}
