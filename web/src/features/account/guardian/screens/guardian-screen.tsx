import type { GuardianQuestion } from '@alento/domain/account/guardian-schema.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { GuardianAnswerForm } from '#features/account/guardian/components/guardian-answer-form.tsx';
import { GuardianRevocation } from '#features/account/guardian/components/guardian-revocation.tsx';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';
import { useGuardianQuestion } from '#features/account/guardian/use-guardian.ts';
import { toAppError } from '#lib/errors.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';

/** How a guardian's visit ended. */
export type GuardianOutcome = 'confirmed' | 'refused' | 'revoked' | 'erased';

/** What a guardian reads and decides, without signing in. The token is in the fragment, which is never sent to a server. */
export function GuardianScreen() {
  const { t } = useTranslation(['account-age', 'common']);
  const { hash } = useLocation();
  const token = hash.slice(1);
  const question = useGuardianQuestion(token);
  const [outcome, setOutcome] = useState<GuardianOutcome | null>(null);
  return (
    <div className="mx-auto w-full max-w-xl">
      <title>{t('common:pageTitle', { title: t('answer.title') })}</title>
      {outcome === null ? (
        <Question token={token} question={question} onDone={setOutcome} />
      ) : (
        <StepHeading heading={t(`done.${outcome}.heading`)} text={t(`done.${outcome}.text`)} />
      )}
    </div>
  );
}

interface QuestionProps {
  token: string;
  question: ReturnType<typeof useGuardianQuestion>;
  onDone: (outcome: GuardianOutcome) => void;
}

function Question({ token, question: { data, error, isPending, refetch }, onDone }: QuestionProps) {
  const { t } = useTranslation(['account-age', 'common']);
  const errorMessage = useErrorMessage();
  if (isPending) return <p className="text-muted">{t('common:loading')}</p>;
  if (error) {
    const { code } = toAppError(error);
    // A link truncated by a mail program counts as expired.
    const isOver = code === 'account.guardian_link_over' || code === 'common.invalid_input';
    if (isOver) return <StepHeading heading={t('over.heading')} text={t('over.text')} />;
    const retry = (
      <Button size="small" variant="outline" onPress={() => void refetch()}>
        {t('common:retry')}
      </Button>
    );
    return (
      <Banner tone="danger" action={retry}>
        {errorMessage(error)}
      </Banner>
    );
  }
  if (data.kind === 'consent') return <GuardianRevocation token={token} firstName={data.firstName} onDone={onDone} />;
  return (
    <>
      <Facts question={data} />
      <GuardianAnswerForm token={token} onDone={onDone} />
    </>
  );
}

/** Who asks, what Alento is and is not, and what is kept: before anything is asked. */
function Facts({ question: { firstName } }: { question: GuardianQuestion }) {
  const { t } = useTranslation('account-age');
  return (
    <>
      <StepHeading
        heading={firstName === null ? t('answer.heading') : t('answer.headingNamed', { name: firstName })}
        text={t('answer.text')}
      />
      <div className="flex flex-col gap-6">
        <Fact title={t('answer.isTitle')}>{t('answer.is')}</Fact>
        <Fact title={t('answer.isNotTitle')}>
          {t('answer.isNot')} {t('answer.unsuitable')}
        </Fact>
        <Fact title={t('answer.keptTitle')}>
          {t('answer.kept')} <Link to="/privacy-policy">{t('answer.privacy')}</Link>
        </Fact>
      </div>
    </>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-display text-xl">{title}</h2>
      <p className="mt-1.5">{children}</p>
    </section>
  );
}
