import { useTranslation } from 'react-i18next';
import { PasswordField } from '#features/account/components/password-field.tsx';
import { useForm } from '#features/account/use-form.ts';
import { useSignIn } from '#features/account/use-sign-in.ts';
import { checkSignIn } from '#features/account/validate-account.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

export function SignInForm() {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  const signIn = useSignIn();
  const { formProps, bind, problemOf } = useForm({
    initial: { email: '', password: '' },
    check: checkSignIn,
    onValid: ({ email, password }) => signIn.mutate({ email: email.trim(), password }),
  });
  const wordsOf = (name: 'email' | 'password'): string | undefined => {
    const problem = problemOf(name);
    return problem && t(problem);
  };

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('signIn.title')}>
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
        name="password"
        autoComplete="current-password"
        error={wordsOf('password')}
        {...bind('password')}
      />
      {signIn.isError && <Banner tone="danger">{errorMessage(signIn.error)}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={signIn.isPending}>
        {t('signIn.action')}
      </Button>
    </form>
  );
}
