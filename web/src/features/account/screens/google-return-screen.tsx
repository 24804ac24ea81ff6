import { useTranslation } from 'react-i18next';
import { GoogleButton } from '#features/account/components/google-button.tsx';
import { StepHeading } from '#features/account/components/step-heading.tsx';
import type { SignInProblem } from '#features/account/google/name-problem.ts';
import { useGoogleSignIn } from '#features/account/use-google.ts';
import { useRefusal } from '#features/account/use-refusal.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/link.tsx';

interface GoogleReturnScreenProps {
  problem: SignInProblem;
  /** Where the person wanted to go, and how; see `wayOf`. */
  way: string;
  /** Who is signed in already wanted to link Google. */
  isLinking: boolean;
}

/** Why the way through Google signed nobody in, and how to go on. */
export function GoogleReturnScreen({ problem, way, isLinking }: GoogleReturnScreenProps) {
  const { t } = useTranslation(['account-google', 'common']);
  const heading = t(`account-google:return.${problem}.heading`);
  return (
    <div className="mx-auto w-full max-w-md pt-4">
      <title>{t('common:pageTitle', { title: t('account-google:return.title') })}</title>
      <StepHeading heading={heading} text={t(`account-google:return.${problem}.text`)} />
      {isLinking ? (
        <ButtonLink to="/settings" size="large" isFullWidth>
          {t('account-google:return.backToSettings')}
        </ButtonLink>
      ) : (
        <WaysOn way={way} />
      )}
    </div>
  );
}

function WaysOn({ way }: { way: string }) {
  const { t } = useTranslation('account-google');
  const leaving = useGoogleSignIn();
  const refusal = useRefusal(leaving.error);
  return (
    <div className="flex flex-col gap-3">
      <GoogleButton label={t('return.retry')} isPending={leaving.isPending} onPress={() => leaving.mutate(way)} />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <ButtonLink to={`/login?${way}`} variant="quiet" size="large" isFullWidth>
        {t('return.otherWay')}
      </ButtonLink>
    </div>
  );
}
