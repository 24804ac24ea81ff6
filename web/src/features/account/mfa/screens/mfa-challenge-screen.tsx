import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';
import { Button } from '#ui/button.tsx';
import { AppCodeForm } from '../components/app-code-form.tsx';
import { RecoveryForm } from '../components/recovery-form.tsx';
import { useVerifyMfa } from '../../security/use-security.ts';

interface MfaChallengeScreenProps {
  /** Signs out again. */
  onLeave: () => void;
}

/** Asks for the second step of a sign-in. */
export function MfaChallengeScreen({ onLeave }: MfaChallengeScreenProps) {
  const { t } = useTranslation(['account-security', 'common']);
  const [isLost, setLost] = useState(false);
  const taking = useVerifyMfa();
  return (
    <div className="mx-auto w-full max-w-md pt-4">
      <title>{t('common:pageTitle', { title: t('challenge.title') })}</title>
      {isLost ? (
        <>
          <StepHeading key="lost" heading={t('challenge.lostHeading')} text={t('challenge.lostText')} />
          <RecoveryForm />
          <p className="mt-5 text-sm text-muted">{t('challenge.nothing')}</p>
        </>
      ) : (
        <>
          <StepHeading key="app" heading={t('challenge.heading')} text={t('challenge.text')} />
          <AppCodeForm
            action={t('challenge.action')}
            isPending={taking.isPending}
            error={taking.error}
            onCode={(code) => taking.mutate(code)}
          />
        </>
      )}
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="outline" isFullWidth onPress={() => setLost(!isLost)}>
          {t(isLost ? 'challenge.found' : 'challenge.lost')}
        </Button>
        <Button variant="quiet" isFullWidth onPress={onLeave}>
          {t('challenge.leave')}
        </Button>
      </div>
    </div>
  );
}
