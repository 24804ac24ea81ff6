import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { EmailField } from '#features/account/components/email-field.tsx';
import { NewPasswordFields } from '#features/account/components/new-password-fields.tsx';
import { TermsField } from '#features/account/components/terms-field.tsx';
import { readMailed } from '#features/account/read-mailed.ts';
import { useForm } from '#features/account/use-form.ts';
import { useRefusal } from '#features/account/use-refusal.ts';
import { useSignUp } from '#features/account/use-sign-up.ts';
import { checkSignUp, minPasswordLength, type SignUpForm as Form } from '#features/account/validate-account.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

export function SignUpForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { name, email } = readMailed(state);
  const signUp = useSignUp({
    onUnconfirmed: (account) => {
      const mailed = { name: account.name, email: account.email, sentAt: Date.now() };
      void navigate({ pathname: '/confirm-email', search }, { state: mailed });
    },
    onProfileError: () => showToast({ text: t('profile.saveFailed'), tone: 'danger' }),
  });
  const refusal = useRefusal(signUp.error, {
    email: 'account.email_taken',
    password: 'account.weak_password',
  });
  const { formProps, bind, problemOf } = useForm<Form>({
    initial: { name, email, password: '', confirmation: '', isAgreed: false },
    check: checkSignUp,
    onValid: (form) =>
      signUp.mutate({
        name: form.name.trim(),
        email: form.email.trim(),
        password: form.password,
        language: currentLanguage(),
      }),
    refusal: signUp.error,
  });
  const wordsOf = (name: keyof Form): string | undefined => {
    const problem = problemOf(name);
    return problem && t(problem, { count: minPasswordLength });
  };

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('signUp.title')}>
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
      <TermsField {...bind('isAgreed')} error={wordsOf('isAgreed')} />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={signUp.isPending}>
        {t('signUp.action')}
      </Button>
    </form>
  );
}
