import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#features/account/forms/components/new-password-fields.tsx';
import { useChoosePassword } from '#features/account/recovery/use-choose-password.ts';
import { useForm } from '#features/account/forms/use-form.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { minPasswordLength } from '@alento/domain/account/limits.ts';
import { checkNewPassword, type NewPasswordForm as Form } from '#features/account/forms/validate-account.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

const emptyForm: Form = { password: '', confirmation: '' };

interface NewPasswordFormProps {
  email: string;
  onDone: () => void;
}

/** Asks for a new password after a mailed link or code was redeemed. */
export function NewPasswordForm({ email, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const choosing = useChoosePassword();
  const refusal = useFormError(choosing.error, { password: 'account.weak_password' });
  const { formProps, bind, problemOf } = useForm({
    initial: emptyForm,
    check: checkNewPassword,
    onValid: ({ password }) => choosing.mutate(password, { onSuccess: onDone }),
    refusal: choosing.error,
  });
  const errorText = (name: keyof Form): string | undefined => {
    const problem = problemOf(name);
    return problem && t(problem, { count: minPasswordLength });
  };

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('newPassword.title')}>
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        label={t('newPassword.label')}
        password={{ ...bind('password'), error: errorText('password') ?? refusal.password }}
        confirmation={{ ...bind('confirmation'), error: errorText('confirmation') }}
      />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={choosing.isPending}>
        {t('newPassword.action')}
      </Button>
    </form>
  );
}
