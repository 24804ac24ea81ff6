import { useTranslation } from 'react-i18next';
import { PasswordField } from '#features/account/components/password-field.tsx';
import { minPasswordLength } from '#features/account/validate-account.ts';

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface NewPasswordFieldsProps {
  label: string;
  password: FieldProps;
  confirmation: FieldProps;
}

/** A new password and its repetition, the same wherever one is chosen. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        label={label}
        help={t('fields.passwordHelp', { count: minPasswordLength })}
        name="password"
        autoComplete="new-password"
        {...password}
      />
      <PasswordField
        label={t('fields.confirmation')}
        name="confirmation"
        autoComplete="new-password"
        {...confirmation}
      />
    </>
  );
}
