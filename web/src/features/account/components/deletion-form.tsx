import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#features/account/components/password-field.tsx';
import type { ProofKind } from '#features/account/data.ts';
import { useDeleteAccount } from '#features/account/use-delete-account.ts';
import { useForm } from '#features/account/use-form.ts';
import { useSendCode } from '#features/account/use-send-code.ts';
import { checkDeletion, type DeletionForm as Form } from '#features/account/validate-account.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextField } from '#ui/text-field.tsx';

const emptyForm: Form = { word: '', proof: '' };

/** Asks for a word that nobody types by accident, and for a proof that it is the person themselves. */
export function DeletionForm({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  const [kind, setKind] = useState<ProofKind>('password');
  const deletion = useDeleteAccount();
  const sending = useSendCode();
  const word = t('deletion.form.word');
  const { formProps, bind, problemOf } = useForm({
    initial: emptyForm,
    check: (form) => checkDeletion(form, { word, kind }),
    onValid: ({ proof }) => deletion.mutate({ email, kind, proof }),
  });
  const wordsOf = (name: keyof Form): string | undefined => {
    const problem = problemOf(name);
    return problem && t(problem);
  };
  const proofProps = { ...bind('proof'), error: wordsOf('proof') };

  function takeProofBy(chosen: ProofKind): void {
    deletion.reset();
    bind('proof').onChange('');
    setKind(chosen);
  }

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('deletion.form.title')}>
      <div>
        <h2 className="font-display text-2xl">{t('deletion.form.title')}</h2>
        <p className="mt-2 text-muted">{t('deletion.form.who', { email })}</p>
      </div>
      <TextField
        label={t('deletion.form.wordLabel', { word })}
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        error={wordsOf('word')}
        {...bind('word')}
      />
      <div>
        {kind === 'password' ? (
          <PasswordField
            label={t('deletion.form.password')}
            name="password"
            autoComplete="current-password"
            {...proofProps}
          />
        ) : (
          <TextField
            label={t('deletion.form.code')}
            help={t('deletion.form.codeSent', { email })}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...proofProps}
          />
        )}
        <PlainButton
          className="mt-1 text-start text-sm"
          isDisabled={sending.isPending}
          onPress={() =>
            kind === 'code' ? takeProofBy('password') : sending.mutate(email, { onSuccess: () => takeProofBy('code') })
          }
        >
          {t(kind === 'code' ? 'deletion.form.usePassword' : 'deletion.form.sendCode')}
        </PlainButton>
      </div>
      {sending.isError && <Banner tone="danger">{errorMessage(sending.error)}</Banner>}
      {deletion.isError && <Banner tone="danger">{errorMessage(deletion.error)}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isPending={deletion.isPending}>
          {t('deletion.form.action')}
        </Button>
        <ButtonLink to="/app" variant="quiet">
          {t('deletion.form.keep')}
        </ButtonLink>
      </div>
    </form>
  );
}
