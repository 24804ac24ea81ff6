import { useTranslation } from 'react-i18next';
import { EmailField } from '#features/account/components/email-field.tsx';
import { useForm } from '#features/account/use-form.ts';
import { useSendMail } from '#features/account/use-mail.ts';
import { useRefusal } from '#features/account/use-refusal.ts';
import { checkEmail } from '#features/account/validate-account.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

interface RecoveryFormProps {
  email: string;
  onSent: (email: string) => void;
}

/** Asks for the address of the account whose password is forgotten. */
export function RecoveryForm({ email, onSent }: RecoveryFormProps) {
  const { t } = useTranslation('account');
  const sending = useSendMail('recovery');
  const refusal = useRefusal(sending.error, { email: 'account.email_invalid' });
  const { formProps, bind, problemOf } = useForm({
    initial: { email },
    check: checkEmail,
    onValid: (form) => sending.mutate(form.email.trim(), { onSuccess: () => onSent(form.email.trim()) }),
    refusal: sending.error,
  });
  const problem = problemOf('email');

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('recovery.title')}>
      <EmailField error={problem ? t(problem) : refusal.email} {...bind('email')} />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={sending.isPending}>
        {t('recovery.action')}
      </Button>
    </form>
  );
}
