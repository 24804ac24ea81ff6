import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EnrollmentSteps } from '../components/enrollment-steps.tsx';
import { RecoveryCode } from '../components/recovery-code.tsx';
import { useRecoveryCode } from '../../security/use-security.ts';

/** Sets the second step up: the app, its first code, and the code for the day on which the app is lost. */
export function MfaScreen() {
  const { t } = useTranslation(['account-security', 'common']);
  const [isOn, setOn] = useState(false);
  const recovery = useRecoveryCode();

  function handleOn(): void {
    setOn(true);
    recovery.mutate(undefined);
  }

  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('twoStep.title') })}</title>
      <PageHeader title={t('twoStep.title')} back={{ to: '/settings/security', label: t('backToSecurity') }} />
      {isOn ? <LastStep recovery={recovery} /> : <EnrollmentSteps onOn={handleOn} />}
    </div>
  );
}

/** MFA is on; the recovery code is shown before leaving. */
function LastStep({ recovery }: { recovery: ReturnType<typeof useRecoveryCode> }) {
  const { t } = useTranslation(['account-security', 'common']);
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  return (
    <div className="flex max-w-md flex-col gap-5">
      <Banner tone="positive">{t('twoStep.onDone')}</Banner>
      <div>
        <h2 className="font-display text-xl">{t('recovery.title')}</h2>
        <p className="mt-1 text-muted">{t('recovery.text')}</p>
      </div>
      {recovery.data !== undefined && <RecoveryCode code={recovery.data} />}
      {recovery.isError && (
        <Banner
          tone="danger"
          action={
            <Button size="small" variant="outline" onPress={() => recovery.mutate(undefined)}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorMessage(recovery.error)}
        </Banner>
      )}
      {!recovery.isError && (
        <Button
          size="large"
          isPending={recovery.isPending}
          onPress={() => void navigate('/settings/security', { replace: true })}
        >
          {t('recovery.kept')}
        </Button>
      )}
    </div>
  );
}
