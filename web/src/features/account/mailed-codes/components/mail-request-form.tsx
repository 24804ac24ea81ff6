import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '#features/account/forms/components/email-field.tsx';
import type { MailKind } from '#features/account/mailed-codes/data.ts';
import { useForm } from '#features/account/forms/use-form.ts';
import { useSendMail } from '#features/account/mailed-codes/use-mailed-code.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { checkEmail } from '#features/account/forms/validate-account.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

interface MailRequestFormProps {
  kind: MailKind;
  email: string;
  /** What the form is for. */
  label: string;
  action: string;
  onSent: (email: string) => void;
  /** Stands above the field. */
  children?: ReactNode;
}

/** Asks for an address and sends a mail to it. Nothing here reveals who has an account. */
export function MailRequestForm({ kind, email, label, action, onSent, children }: MailRequestFormProps) {
  const { t } = useTranslation('account');
  const sending = useSendMail(kind);
  const refusal = useFormError(sending.error, { email: 'account.email_invalid' });
  const { formProps, bind, problemOf } = useForm({
    initial: { email },
    check: checkEmail,
    onValid: (form) => sending.mutate(form.email.trim(), { onSuccess: () => onSent(form.email.trim()) }),
    refusal: sending.error,
  });
  const problem = problemOf('email');

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={label}>
      {children}
      <EmailField error={problem ? t(problem) : refusal.email} {...bind('email')} />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={sending.isPending}>
        {action}
      </Button>
    </form>
  );
}
