import { useTranslation } from 'react-i18next';
import { PasswordField } from '#features/account/components/password-field.tsx';
import { TermsField } from '#features/account/components/terms-field.tsx';
import { useForm } from '#features/account/use-form.ts';
import { useSignUp } from '#features/account/use-sign-up.ts';
import { checkSignUp, minPasswordLength, type SignUpForm as Form } from '#features/account/validate-account.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

const emptyForm: Form = { name: '', email: '', password: '', confirmation: '', isAgreed: false };

export function SignUpForm() {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  const signUp = useSignUp({ onProfileError: () => showToast({ text: t('profile.saveFailed'), tone: 'danger' }) });
  const { formProps, bind, problemOf } = useForm({
    initial: emptyForm,
    check: checkSignUp,
    onValid: ({ name, email, password }) =>
      signUp.mutate({ name: name.trim(), email: email.trim(), password, language: currentLanguage() }),
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
      <TextField
        label={t('fields.email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        error={wordsOf('email')}
        {...bind('email')}
      />
      <PasswordField
        label={t('fields.password')}
        help={t('fields.passwordHelp', { count: minPasswordLength })}
        name="password"
        autoComplete="new-password"
        error={wordsOf('password')}
        {...bind('password')}
      />
      <PasswordField
        label={t('fields.confirmation')}
        name="confirmation"
        autoComplete="new-password"
        error={wordsOf('confirmation')}
        {...bind('confirmation')}
      />
      <TermsField {...bind('isAgreed')} error={wordsOf('isAgreed')} />
      {signUp.isError && <Banner tone="danger">{errorMessage(signUp.error)}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={signUp.isPending}>
        {t('signUp.action')}
      </Button>
    </form>
  );
}
