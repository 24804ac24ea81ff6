import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '#features/account/forms/components/email-field.tsx';
import { NewPasswordFields } from '#features/account/forms/components/new-password-fields.tsx';
import type { Binder } from '#features/account/forms/use-form.ts';
import type { SignUpForm } from '#features/account/forms/validate-account.ts';

// It comes last on the screen, and may come last.
const TermsField = lazy(async () => ({
  default: (await import('#features/account/sign-up/components/terms-field.tsx')).TermsField,
}));

interface SignUpAccountStepProps {
  bind: Binder<SignUpForm>;
  wordsOf: (name: keyof SignUpForm) => string | undefined;
  refusal: { email?: string; password?: string };
}

/** With what somebody will sign in, and what they agree to. */
export function SignUpAccountStep({ bind, wordsOf, refusal }: SignUpAccountStepProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <EmailField error={wordsOf('email') ?? refusal.email} {...bind('email')} />
      <NewPasswordFields
        label={t('fields.password')}
        password={{ ...bind('password'), error: wordsOf('password') ?? refusal.password }}
        confirmation={{ ...bind('confirmation'), error: wordsOf('confirmation') }}
      />
      <Suspense fallback={<div className="h-27" />}>
        <TermsField {...bind('isAgreed')} error={wordsOf('isAgreed')} />
      </Suspense>
    </>
  );
}
