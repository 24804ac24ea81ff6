import { useTranslation } from 'react-i18next';
import { CodeForm } from '#features/account/mailed-codes/components/code-form.tsx';
import { ResendButton } from '#features/account/mailed-codes/components/resend-button.tsx';
import { StepHeading, type StepHeadingProps } from '#features/account/forms/components/step-heading.tsx';
import type { MailKind } from '#features/account/mailed-codes/data.ts';
import { ButtonLink, type ButtonLinkProps } from '#ui/link.tsx';

interface MailedStepProps {
  kind: MailKind;
  email: string;
  sentAt: number | undefined;
  level?: StepHeadingProps['level'];
  /** Where another address can be given. */
  back: Pick<ButtonLinkProps, 'to' | 'state'>;
  onProved?: () => void;
  onSent: () => void;
}

/** A mail is on its way: takes its code, sends it once more, or takes another address. */
export function MailedStep({ kind, email, sentAt, level = 1, back, onProved, onSent }: MailedStepProps) {
  const { t } = useTranslation('account');
  // The text is the same for known and unknown addresses.
  const words = kind === 'deletion' ? 'recovery' : kind;
  return (
    <>
      <StepHeading heading={t('mailed.heading')} text={t(`mailed.${words}`, { email })} level={level} />
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
