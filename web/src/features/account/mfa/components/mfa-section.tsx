import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { showToast } from '#ui/toast.tsx';
import type { Security } from '../../security/data.ts';
import { useDisableMfa, useRecoveryCode } from '../../security/use-security.ts';
import { RecoveryCode } from './recovery-code.tsx';
import { SecuritySection } from '../../security/components/security-section.tsx';

/** Whether signing in takes a second step, and what can be done about it. */
export function MfaSection({ security }: { security: Security }) {
  const { t } = useTranslation('account-security');
  return (
    <SecuritySection title={t('twoStep.title')} text={t('twoStep.text')}>
      {security.hasMfa ? (
        <MfaOn hasRecoveryCode={security.hasRecoveryCode} />
      ) : (
        <ButtonLink to="/settings/security/two-step" variant="outline">
          {t('twoStep.setUp')}
        </ButtonLink>
      )}
    </SecuritySection>
  );
}

function MfaOn({ hasRecoveryCode }: Pick<Security, 'hasRecoveryCode'>) {
  const { t } = useTranslation('account-security');
  return (
    <>
      <p className="flex items-center gap-2 font-medium text-positive">
        <CheckIcon className="size-5" />
        {t('twoStep.on')}
      </p>
      {!hasRecoveryCode && (
        <Banner tone="notice" className="w-full">
          {t('recovery.missing')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <NewRecoveryCode />
        <TurnOff />
      </div>
    </>
  );
}

function NewRecoveryCode() {
  const { t } = useTranslation(['account-security', 'common']);
  const errorMessage = useErrorMessage();
  const making = useRecoveryCode();
  return (
    <>
      <Button variant="outline" isPending={making.isPending} onPress={() => making.mutate(undefined)}>
        {t('recovery.renew')}
      </Button>
      {making.isError && (
        <Banner tone="danger" className="w-full">
          {errorMessage(making.error)}
        </Banner>
      )}
      <Dialog
        isOpen={making.isSuccess}
        onOpenChange={(isOpen) => !isOpen && making.reset()}
        title={t('recovery.title')}
        closeLabel={t('common:close')}
      >
        <p className="text-muted">{t('recovery.text')}</p>
        {making.data !== undefined && <RecoveryCode code={making.data} />}
        <Button isFullWidth onPress={() => making.reset()}>
          {t('recovery.kept')}
        </Button>
      </Dialog>
    </>
  );
}

function TurnOff() {
  const { t } = useTranslation('account-security');
  const errorMessage = useErrorMessage();
  const [isAsking, setAsking] = useState(false);
  const ending = useDisableMfa();
  function handleDone(): void {
    setAsking(false);
    showToast({ text: t('twoStep.offDone') });
  }
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {t('twoStep.turnOff')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('twoStep.offTitle')}
        text={t('twoStep.offText')}
        confirmLabel={t('twoStep.turnOff')}
        cancelLabel={t('twoStep.keep')}
        isDangerous
        isPending={ending.isPending}
        error={ending.isError ? errorMessage(ending.error) : undefined}
        onConfirm={() => ending.mutate(undefined, { onSuccess: handleDone })}
      />
    </>
  );
}
