import { useTranslation } from 'react-i18next';
import { EmailField } from '#features/account/forms/components/email-field.tsx';
import { NewPasswordFields } from '#features/account/forms/components/new-password-fields.tsx';
import type { Binder } from '#features/account/forms/use-form.ts';
import type { SignUpForm } from '#features/account/forms/validate-account.ts';
import { TextField } from '#ui/text-field.tsx';

interface SignUpAccountStepProps {
  bind: Binder<SignUpForm>;
  wordsOf: (name: keyof SignUpForm) => string | undefined;
  refusal: { email?: string; password?: string };
}

/** With what somebody will sign in, and how to call them. */
export function SignUpAccountStep({ bind, wordsOf, refusal }: SignUpAccountStepProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        label={t('fields.name')}
        help={t('fields.nameHelp')}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        error={wordsOf('name')}
        {...bind('name')}
      />
      <EmailField error={wordsOf('email') ?? refusal.email} {...bind('email')} />
      <NewPasswordFields
        label={t('fields.password')}
        password={{ ...bind('password'), error: wordsOf('password') ?? refusal.password }}
        confirmation={{ ...bind('confirmation'), error: wordsOf('confirmation') }}
      />
    </>
  );
}
