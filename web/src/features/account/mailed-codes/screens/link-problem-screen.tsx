import { useTranslation } from 'react-i18next';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';
import type { LinkProblem, MailKind } from '#features/account/mailed-codes/data.ts';
import { ButtonLink } from '#ui/link.tsx';

interface LinkProblemScreenProps {
  kind: Exclude<MailKind, 'deletion'>;
  problem: Exclude<LinkProblem, 'none'>;
}

const wayOn = { recovery: '/forgot-password', signup: '/login' } as const;

/** Why a mailed link signed nobody in, and how to continue. */
export function LinkProblemScreen({ kind, problem }: LinkProblemScreenProps) {
  const { t } = useTranslation(['account', 'common']);
  const heading = t(`account:link.${kind}.${problem}.heading`);
  return (
    <div className="mx-auto w-full max-w-md pt-4">
      <title>{t('common:pageTitle', { title: heading })}</title>
      <StepHeading heading={heading} text={t(`account:link.${kind}.${problem}.text`)} />
      <ButtonLink to={wayOn[kind]} size="large" isFullWidth>
        {t(`account:link.${kind}.action`)}
      </ButtonLink>
    </div>
  );
}
