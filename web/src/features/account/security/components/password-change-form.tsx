import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#features/account/forms/components/new-password-fields.tsx';
import { PasswordField } from '#features/account/forms/components/password-field.tsx';
import { ResendButton } from '#features/account/mailed-codes/components/resend-button.tsx';
import { useForm } from '#features/account/forms/use-form.ts';
import { useSendMail } from '#features/account/mailed-codes/use-mailed-code.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { minPasswordLength } from '@alento/domain/account/limits.ts';
import { checkPasswordChange, type PasswordChangeForm as Form } from '#features/account/forms/validate-account.ts';
import { toAppError } from '#lib/errors.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useChangePassword } from '../use-security.ts';

interface PasswordChangeFormProps {
  email: string;
  hasPassword: boolean;
  onDone: () => void;
}

const emptyForm: Form = { proof: '', password: '', confirmation: '' };

/** Takes a new password, and before it the one until now; an account that has none may have to prove itself by a mailed code. */
export function PasswordChangeForm({ email, hasPassword, onDone }: PasswordChangeFormProps) {
  const { t } = useTranslation(['account-security', 'account']);
  const [sentAt, setSentAt] = useState<number>();
  const proof = hasPassword ? 'password' : sentAt !== undefined ? 'code' : 'nothing';
  const changing = useChangePassword();
  const sending = useSendMail('password');
  const faultOfProof = proof === 'code' ? 'account.code_invalid' : 'account.wrong_password';
  // Where a code is needed, errors of the form are those of sending it.
  const refusal = useFormError<'proof' | 'password'>(needsCode(changing.error) ? sending.error : changing.error, {
    proof: faultOfProof,
    password:
      toAppError(changing.error).code === 'account.same_password' ? 'account.same_password' : 'account.weak_password',
  });
  const { formProps, bind, problemOf } = useForm<Form>({
    initial: emptyForm,
    check: (form) => checkPasswordChange(form, proof),
    onValid: (form) =>
      changing.mutate(
        {
          password: form.password,
          currentPassword: proof === 'password' ? form.proof : undefined,
          nonce: proof === 'code' ? form.proof : undefined,
        },
        { onSuccess: onDone, onError: handleError },
      ),
    refusal: changing.error,
  });
  const errorText = (name: keyof Form): string | undefined => {
    const problem = problemOf(name);
    return problem && t(`account:${problem}`, { count: minPasswordLength });
  };

  /** The sign-in of an account without a password is some time ago: a mail proves who it is. */
  function needsCode(error: unknown): boolean {
    return !hasPassword && toAppError(error).code === 'account.reauthentication_needed';
  }

  function handleError(error: unknown): void {
    if (needsCode(error)) sending.mutate(email, { onSuccess: handleSent });
  }

  function handleSent(): void {
    setSentAt(Date.now());
  }

  const proofProps = { ...bind('proof'), error: errorText('proof') ?? refusal.proof };
  return (
    <form {...formProps} className="flex max-w-md flex-col gap-5" aria-label={t('password.title')}>
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {proof === 'password' && (
        <PasswordField
          label={t('password.current')}
          name="current-password"
          autoComplete="current-password"
          {...proofProps}
        />
      )}
      {proof === 'code' && (
        <>
          <Banner tone="notice">{t('password.codeSent', { email })}</Banner>
          <TextField
            label={t('password.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            {...proofProps}
          />
        </>
      )}
      <NewPasswordFields
        label={t('password.new')}
        password={{ ...bind('password'), error: errorText('password') ?? refusal.password }}
        confirmation={{ ...bind('confirmation'), error: errorText('confirmation') }}
      />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isPending={changing.isPending || sending.isPending}>
        {t('password.save')}
      </Button>
      {proof === 'code' && <ResendButton kind="password" email={email} sentAt={sentAt} onSent={handleSent} />}
    </form>
  );
}
