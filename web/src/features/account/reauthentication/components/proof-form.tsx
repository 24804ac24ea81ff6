import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofField } from '#features/account/reauthentication/components/proof-field.tsx';
import type { SignedInProof } from '#features/account/reauthentication/data.ts';
import { useAccount } from '#features/account/use-account.ts';
import { useForm } from '#features/account/forms/use-form.ts';
import { useReauthenticate } from '#features/account/reauthentication/use-reauthenticate.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { checkProof } from '#features/account/forms/validate-account.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

/** Asks who is signed in to show once more that it is they, before a change that could shut them out. */
export function ProofForm({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation(['account', 'errors']);
  const account = useAccount();
  const email = 'person' in account ? account.person.email : '';
  const [kind, setKind] = useState<SignedInProof['kind']>('password');
  const proving = useReauthenticate();
  const refusal = useFormError<'proof'>(proving.error, {
    proof: kind === 'code' ? 'account.code_invalid' : 'account.invalid_credentials',
  });
  const { formProps, bind, problemOf } = useForm({
    initial: { proof: '' },
    check: (form) => checkProof(form, kind),
    onValid: ({ proof }) => proving.mutate({ email, kind, proof }, { onSuccess: onProved }),
    refusal: proving.error,
  });
  const problem = problemOf('proof');

  function chooseProof(chosen: SignedInProof['kind']): void {
    proving.reset();
    bind('proof').onChange('');
    setKind(chosen);
  }

  return (
    <form {...formProps} className="flex w-full max-w-md flex-col gap-5" aria-label={t('account:proof.title')}>
      <Banner tone="notice">{t('errors:account.reauthentication_needed')}</Banner>
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <ProofField
        kind={kind}
        onKindChange={chooseProof}
        email={email}
        mail="proof"
        autoFocus
        {...bind('proof')}
        error={problem ? t(`account:${problem}`) : refusal.proof}
      />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isPending={proving.isPending}>
        {t('account:mailed.action')}
      </Button>
    </form>
  );
}
