import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofField } from '#features/account/reauthentication/components/proof-field.tsx';
import { useForm } from '#features/account/forms/use-form.ts';
import { checkDeletion, type DeletionForm as Form } from '#features/account/forms/validate-account.ts';
import { toAppError } from '#lib/errors.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
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

/** Asks for the date, a word typed as confirmation, and reauthentication. */
export function DeletionForm({ email, isProved }: DeletionFormProps) {
  const { t } = useTranslation(['account', 'account-data']);
  const errorMessage = useErrorMessage();
  const [when, setWhen] = useState<Deletion['when']>('after_grace');
  const [kind, setKind] = useState<ProofKind>(isProved ? 'given' : 'password');
  const deletion = useDeleteAccount();
  const word = t('account:deletion.form.word');
  const { formProps, bind, problemOf } = useForm({
    initial: emptyForm,
    check: (form) => checkDeletion(form, { word, kind }),
    onValid: ({ proof }) => deletion.mutate({ email, kind, proof, when }, { onError: askAgain }),
  });
  const errorText = (name: keyof Form): string | undefined => {
    const problem = problemOf(name);
    return problem && t(`account:${problem}`);
  };

  function chooseProof(chosen: ProofKind): void {
    deletion.reset();
    bind('proof').onChange('');
    setKind(chosen);
  }

  /** What was proved before holds for a few minutes. */
  function askAgain(error: unknown): void {
    if (toAppError(error).code === 'account.reauthentication_needed') setKind('password');
  }

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('account:proof.title')}>
      <div>
        <h2 className="font-display text-2xl">{t('account:proof.title')}</h2>
        <p className="mt-2 wrap-anywhere text-muted">{t('account:deletion.form.who', { email })}</p>
      </div>
      <WhenChoice value={when} onChange={setWhen} />
      <TextField
        label={t('account:deletion.form.wordLabel', { word })}
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        error={errorText('word')}
        {...bind('word')}
      />
      {kind === 'given' && <Banner tone="positive">{t('account-data:deletion.proved')}</Banner>}
      {kind !== 'given' && (
        <ProofField
          kind={kind}
          onKindChange={chooseProof}
          email={email}
          mail="deletion"
          {...bind('proof')}
          error={errorText('proof')}
        />
      )}
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
