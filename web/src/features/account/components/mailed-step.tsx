import { useTranslation } from 'react-i18next';
import { CodeForm } from '#features/account/components/code-form.tsx';
import { ResendButton } from '#features/account/components/resend-button.tsx';
import { StepHeading } from '#features/account/components/step-heading.tsx';
import type { MailKind } from '#features/account/data.ts';
import { ButtonLink, type ButtonLinkProps } from '#ui/link.tsx';

interface MailedStepProps {
  kind: Exclude<MailKind, 'deletion'>;
  email: string;
  sentAt: number | undefined;
  /** Where another address can be given. */
  back: Pick<ButtonLinkProps, 'to' | 'state'>;
  onProved?: () => void;
  onSent: () => void;
}

/** A mail is on its way: takes its code, sends it once more, or takes another address. */
export function MailedStep({ kind, email, sentAt, back, onProved, onSent }: MailedStepProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <StepHeading heading={t('mailed.heading')} text={t(`mailed.${kind}`, { email })} />
      <CodeForm kind={kind} email={email} {...(onProved && { onProved })} />
      <div className="mt-6 flex flex-col gap-3">
        <ResendButton kind={kind} email={email} sentAt={sentAt} onSent={onSent} />
        <ButtonLink variant="quiet" isFullWidth {...back}>
          {t('mailed.otherAddress')}
        </ButtonLink>
      </div>
    </>
  );
}
