import { legalLimits } from '@alento/domain/legal/limits.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '#features/account/components/code-form.tsx';
import { EmailField } from '#features/account/components/email-field.tsx';
import { ResendButton } from '#features/account/components/resend-button.tsx';
import type { Mailed } from '#features/account/read-mailed.ts';
import { useForm } from '#features/account/use-form.ts';
import { useLinkProblem } from '#features/account/use-link-problem.ts';
import { useSendMail } from '#features/account/use-mail.ts';
import { useRefusal } from '#features/account/use-refusal.ts';
import { checkEmail } from '#features/account/validate-account.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';

interface SignedOutStepProps {
  mailed: Mailed;
  onSent: (email: string) => void;
}

/** The way to the form for whoever is signed out: by a mail to the account's address. Nothing here tells who has one. */
export function SignedOutStep({ mailed, onSent }: SignedOutStepProps) {
  const { email, sentAt } = mailed;
  if (sentAt === undefined) return <AddressForm email={email} onSent={onSent} />;
  return <MailOnItsWay email={email} sentAt={sentAt} onSent={() => onSent(email)} />;
}

function MailOnItsWay({ email, sentAt, onSent }: { email: string; sentAt: number; onSent: () => void }) {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  // What led here is gone from the screen.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
        {t('mailed.heading')}
      </h2>
      <p className="mt-2 mb-5 wrap-anywhere text-muted">{t('mailed.recovery', { email })}</p>
      <CodeForm kind="deletion" email={email} />
      <div className="mt-6 flex flex-col gap-3">
        <ResendButton kind="deletion" email={email} sentAt={sentAt} onSent={onSent} />
        <ButtonLink to="/delete-account" state={{ email }} variant="quiet" isFullWidth>
          {t('mailed.otherAddress')}
        </ButtonLink>
      </div>
    </>
  );
}

function AddressForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation(['account', 'account-data']);
  const { data: linkProblem } = useLinkProblem();
  const sending = useSendMail('deletion');
  const refusal = useRefusal(sending.error, { email: 'account.email_invalid' });
  const { formProps, bind, problemOf } = useForm({
    initial: { email },
    check: checkEmail,
    onValid: (form) => sending.mutate(form.email.trim(), { onSuccess: () => onSent(form.email.trim()) }),
    refusal: sending.error,
  });
  const problem = problemOf('email');

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('account-data:signedOut.title')}>
      <div>
        <h2 className="font-display text-2xl">{t('account-data:signedOut.title')}</h2>
        <p className="mt-2 text-muted">{t('account-data:signedOut.text')}</p>
      </div>
      {linkProblem && linkProblem !== 'none' && (
        <Banner tone="notice">{t('account-data:signedOut.linkProblem')}</Banner>
      )}
      <EmailField error={problem ? t(`account:${problem}`) : refusal.email} {...bind('email')} />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <div className="flex flex-col gap-3">
        <Button type="submit" size="large" isFullWidth isPending={sending.isPending}>
          {t('account-data:signedOut.action')}
        </Button>
        <ButtonLink to="/login?next=%2Fdelete-account" variant="quiet" isFullWidth>
          {t('account-data:signedOut.signIn')}
        </ButtonLink>
      </div>
      <p className="text-sm text-muted">{t('account-data:signedOut.locked', { days: legalLimits.deletionDays })}</p>
    </form>
  );
}
