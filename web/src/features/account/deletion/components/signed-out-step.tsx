import { legalLimits } from '@alento/domain/legal/limits.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '#features/account/components/code-form.tsx';
import { MailRequestForm } from '#features/account/components/mail-request-form.tsx';
import { ResendButton } from '#features/account/components/resend-button.tsx';
import type { Mailed } from '#features/account/read-mailed.ts';
import { useLinkProblem } from '#features/account/use-link-problem.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/link.tsx';

interface SignedOutStepProps {
  mailed: Mailed;
  onSent: (email: string) => void;
}

/** The way to the form for whoever is signed out: by a mail to the account's address. Nothing here tells who has one. */
export function SignedOutStep({ mailed, onSent }: SignedOutStepProps) {
  const { email, sentAt } = mailed;
  if (sentAt === undefined) return <AddressStep email={email} onSent={onSent} />;
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

function AddressStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation('account-data');
  const { data: linkProblem } = useLinkProblem();
  return (
    <>
      <MailRequestForm
        kind="deletion"
        email={email}
        label={t('signedOut.title')}
        action={t('signedOut.action')}
        onSent={onSent}
      >
        <div>
          <h2 className="font-display text-2xl">{t('signedOut.title')}</h2>
          <p className="mt-2 text-muted">{t('signedOut.text')}</p>
        </div>
        {linkProblem && linkProblem !== 'none' && <Banner tone="notice">{t('signedOut.linkProblem')}</Banner>}
      </MailRequestForm>
      <ButtonLink to="/login?next=%2Fdelete-account" variant="quiet" isFullWidth className="mt-3">
        {t('signedOut.signIn')}
      </ButtonLink>
      <p className="mt-5 text-sm text-muted">{t('signedOut.locked', { days: legalLimits.deletionDays })}</p>
    </>
  );
}
