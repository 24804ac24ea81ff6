import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '#features/account/forms/components/email-field.tsx';
import { useChangeAddress } from '#features/account/profile/use-change-address.ts';
import { useForm } from '#features/account/forms/use-form.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { checkEmail } from '#features/account/forms/validate-account.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { showToast } from '#ui/toast.tsx';

/** The sign-in address, with a way to change it. */
export function AddressField({ email }: { email: string }) {
  const { t } = useTranslation(['account-profile', 'account']);
  /** Undefined until the form was opened once. */
  const [isChanging, setChanging] = useState<boolean>();
  const [isSent, setSent] = useState(false);

  function handleDone(isChanged: boolean): void {
    setChanging(false);
    setSent(!isChanged);
    if (isChanged) showToast({ text: t('address.changed') });
  }

  return (
    <div className="flex flex-col gap-1.5">
      <h2 className="text-sm font-semibold">{t('account:fields.email')}</h2>
      <p dir="auto" className="wrap-anywhere">
        {email}
      </p>
      <p className="text-sm text-muted">{t('emailHelp')}</p>
      {isSent && <Banner className="mt-2">{t('address.sent')}</Banner>}
      {isChanging ? (
        <AddressForm onDone={handleDone} onKeep={() => setChanging(false)} />
      ) : (
        // Focus returns to the button that opened the form.
        <PlainButton autoFocus={isChanging === false} className="self-start text-sm" onPress={() => setChanging(true)}>
          {t('address.change')}
        </PlainButton>
      )}
    </div>
  );
}

interface AddressFormProps {
  onDone: (isChanged: boolean) => void;
  onKeep: () => void;
}

function AddressForm({ onDone, onKeep }: AddressFormProps) {
  const { t } = useTranslation(['account-profile', 'account']);
  const changing = useChangeAddress();
  const refusal = useFormError(changing.error, { email: 'account.email_taken' });
  const { formProps, bind, problemOf } = useForm({
    initial: { email: '' },
    check: checkEmail,
    onValid: (form) => changing.mutate(form.email.trim(), { onSuccess: onDone }),
    refusal: changing.error,
  });
  const problem = problemOf('email');
  return (
    <form {...formProps} className="mt-3 flex flex-col gap-4" aria-label={t('address.change')}>
      <EmailField
        label={t('address.label')}
        autoFocus
        error={problem ? t(`account:${problem}`) : refusal.email}
        {...bind('email')}
      />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" isPending={changing.isPending}>
          {t('address.action')}
        </Button>
        <Button variant="quiet" onPress={onKeep}>
          {t('address.keep')}
        </Button>
      </div>
    </form>
  );
}
