import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { EmailField } from '#features/account/forms/components/email-field.tsx';
import { PasswordField } from '#features/account/forms/components/password-field.tsx';
import { readMailStepState } from '#features/account/mailed-codes/mail-step-state.ts';
import { saveFormDraft, readFormDraft } from '#features/account/forms/form-draft.ts';
import { useForm } from '#features/account/forms/use-form.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { type Credentials, signIn } from '#features/account/sign-in/data.ts';
import { checkSignIn } from '#features/account/forms/validate-account.ts';
import { toAppError } from '#lib/errors.ts';
import { useAction } from '#lib/use-action.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

export function SignInForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const signingIn = useAction(signInOrConfirm);
  const refusal = useFormError(signingIn.error);
  const { formProps, form, bind, problemOf } = useForm({
    initial: { email: readMailStepState(state).email || (readFormDraft().email ?? ''), password: '' },
    check: checkSignIn,
    onValid: ({ email, password }) => void signingIn.run({ email: email.trim(), password }),
  });
  const errorText = (name: 'email' | 'password'): string | undefined => {
    const problem = problemOf(name);
    return problem && t(problem);
  };

  useEffect(() => saveFormDraft({ email: form.email }), [form.email]);

  async function signInOrConfirm(credentials: Credentials): Promise<void> {
    try {
      await signIn(credentials);
    } catch (error) {
      if (toAppError(error).code !== 'account.email_not_confirmed') throw error;
      await navigate({ pathname: '/confirm-email', search }, { state: { email: credentials.email } });
    }
  }

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('signIn.title')}>
      <EmailField error={errorText('email')} {...bind('email')} />
      <div>
        <PasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          error={errorText('password')}
          {...bind('password')}
        />
        <Link
          to="/forgot-password"
          state={{ email: form.email.trim() }}
          className="mt-1 inline-flex min-h-touch items-center text-sm"
        >
          {t('signIn.forgot')}
        </Link>
      </div>
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={signingIn.isPending}>
        {t('signIn.action')}
      </Button>
    </form>
  );
}
