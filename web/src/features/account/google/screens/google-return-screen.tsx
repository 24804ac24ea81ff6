import { useTranslation } from 'react-i18next';
import { GoogleButton } from '#features/account/google/components/google-button.tsx';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';
import type { SignInProblem } from '#features/account/google/to-return-problem.ts';
import { useGoogleSignIn } from '#features/account/google/use-google-sign-in.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/link.tsx';

interface GoogleReturnScreenProps {
  problem: SignInProblem;
  /** Where the person wanted to go, and how; see `oauthReturnParams`. */
  way: string;
  /** Who is signed in already wanted to link Google. */
  isLinking: boolean;
}

/** Why signing in with Google failed, and how to continue. */
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
  const refusal = useFormError(leaving.error);
  return (
    <div className="flex flex-col gap-3">
      <GoogleButton label={t('return.retry')} isPending={leaving.isPending} onPress={() => void leaving.run(way)} />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <ButtonLink to={`/login?${way}`} variant="quiet" size="large" isFullWidth>
        {t('return.otherWay')}
      </ButtonLink>
    </div>
  );
}
