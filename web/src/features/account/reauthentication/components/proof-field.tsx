import { useTranslation } from 'react-i18next';
import { PasswordField } from '#features/account/forms/components/password-field.tsx';
import { useSendMail } from '#features/account/mailed-codes/use-mailed-code.ts';
import type { CodeKind } from '#features/account/mailed-codes/data.ts';
import type { SignedInProof } from '#features/account/reauthentication/data.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

interface ProofFieldProps extends Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'autoFocus'> {
  kind: SignedInProof['kind'];
  onKindChange: (kind: SignedInProof['kind']) => void;
  email: string;
  /** The mail that carries the code. */
  mail: CodeKind;
}

/** Takes what shows that it is the person themselves: their password, or a code that is mailed to them. */
export function ProofField({ kind, onKindChange, email, mail, ...bound }: ProofFieldProps) {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  const sending = useSendMail(mail);
  // No required-field error on blur: it would push the button below away from under the finger.
  const field = { ...bound, onBlur: () => undefined };
  return (
    <div>
      {kind === 'password' ? (
        <PasswordField label={t('proof.password')} name="password" autoComplete="current-password" {...field} />
      ) : (
        <TextField
          label={t('proof.code')}
          help={t('proof.codeSent', { email })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field}
        />
      )}
      <PlainButton
        className="mt-1 text-start text-sm"
        isDisabled={sending.isPending}
        onPress={() =>
          kind === 'code' ? onKindChange('password') : sending.mutate(email, { onSuccess: () => onKindChange('code') })
        }
      >
        {t(kind === 'code' ? 'proof.usePassword' : 'proof.sendCode')}
      </PlainButton>
      {sending.isError && (
        <Banner tone="danger" className="mt-5">
          {errorMessage(sending.error)}
        </Banner>
      )}
    </div>
  );
}
