import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#features/account/components/password-field.tsx';
import { useForm } from '#features/account/use-form.ts';
import { useSendMail } from '#features/account/use-mail.ts';
import { checkDeletion, type DeletionForm as Form } from '#features/account/validate-account.ts';
import { toAppError } from '#lib/errors.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Deletion, ProofKind } from '../data.ts';
import { useDeleteAccount } from '../use-delete-account.ts';
import { WhenChoice } from './when-choice.tsx';

const emptyForm: Form = { word: '', proof: '' };

interface DeletionFormProps {
  email: string;
  /** Whether they have just shown that it is they. */
  isProved: boolean;
}

/** Asks when, for a word that nobody types by accident, and for a proof that it is the person themselves. */
export function DeletionForm({ email, isProved }: DeletionFormProps) {
  const { t } = useTranslation(['account', 'account-data']);
  const errorMessage = useErrorMessage();
  const [when, setWhen] = useState<Deletion['when']>('after_grace');
  const [kind, setKind] = useState<ProofKind>(isProved ? 'given' : 'password');
  const deletion = useDeleteAccount();
  const sending = useSendMail('deletion');
  const word = t('account:deletion.form.word');
  const { formProps, bind, problemOf } = useForm({
    initial: emptyForm,
    check: (form) => checkDeletion(form, { word, kind }),
    onValid: ({ proof }) => deletion.mutate({ email, kind, proof, when }, { onError: askAgain }),
  });
  const wordsOf = (name: keyof Form): string | undefined => {
    const problem = problemOf(name);
    return problem && t(`account:${problem}`);
  };
  const proofProps = { ...bind('proof'), error: wordsOf('proof') };

  function takeProofBy(chosen: ProofKind): void {
    deletion.reset();
    bind('proof').onChange('');
    setKind(chosen);
  }

  /** What was proved before holds for a few minutes. */
  function askAgain(error: unknown): void {
    if (toAppError(error).code === 'account.reauthentication_needed') setKind('password');
  }

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('account:deletion.form.title')}>
      <div>
        <h2 className="font-display text-2xl">{t('account:deletion.form.title')}</h2>
        <p className="mt-2 wrap-anywhere text-muted">{t('account:deletion.form.who', { email })}</p>
      </div>
      <WhenChoice value={when} onChange={setWhen} />
      <TextField
        label={t('account:deletion.form.wordLabel', { word })}
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        error={wordsOf('word')}
        {...bind('word')}
      />
      {kind === 'given' && <Banner tone="positive">{t('account-data:deletion.proved')}</Banner>}
      {kind !== 'given' && (
        <div>
          {kind === 'password' ? (
            <PasswordField
              label={t('account:deletion.form.password')}
              name="password"
              autoComplete="current-password"
              {...proofProps}
            />
          ) : (
            <TextField
              label={t('account:deletion.form.code')}
              help={t('account:deletion.form.codeSent', { email })}
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
              kind === 'code'
                ? takeProofBy('password')
                : sending.mutate(email, { onSuccess: () => takeProofBy('code') })
            }
          >
            {t(kind === 'code' ? 'account:deletion.form.usePassword' : 'account:deletion.form.sendCode')}
          </PlainButton>
        </div>
      )}
      {sending.isError && <Banner tone="danger">{errorMessage(sending.error)}</Banner>}
      {deletion.isError && <Banner tone="danger">{errorMessage(deletion.error)}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isPending={deletion.isPending}>
          {t('account:deletion.form.action')}
        </Button>
        <ButtonLink to="/app" variant="quiet">
          {t('account:deletion.form.keep')}
        </ButtonLink>
      </div>
    </form>
  );
}
