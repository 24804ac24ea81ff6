import { findHelp } from '@alento/safety/help-lines/helplines.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '#features/account/sign-out/data.ts';
import { EmergencyLinks } from '#features/safety/components/emergency-links.tsx';
import { useHelpCountry } from '#features/safety/use-help-country.ts';
import { KnownPin } from '#features/settings/lock/components/known-pin.tsx';
import { readLock } from '#features/settings/lock/lock-record.ts';
import { setLocked } from '#features/settings/lock/lock-state.ts';
import { clearFailures } from '#features/settings/lock/try-pin.ts';
import { askForBiometrics, useHasBiometrics } from '#features/settings/lock/use-biometrics.ts';
import { watchAbsence } from '#features/settings/lock/watch-absence.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Mark } from '#ui/mark.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';

/** Stands before everything of a person; help, the numbers of an emergency and the way out stay open. */
export default function LockedScreen({ isFramed }: { isFramed: boolean }) {
  const { t } = useTranslation(['settings-lock', 'safety', 'common']);
  const country = useHelpCountry();
  const Place = isFramed ? 'div' : 'main';
  return (
    <div
      className={`mx-auto flex max-w-md flex-col gap-8 ${isFramed ? '' : 'min-h-dvh px-gutter pt-[env(safe-area-inset-top)] pb-[calc(2rem+env(safe-area-inset-bottom))]'}`}
    >
      <title>{t('common:appName')}</title>
      {!isFramed && (
        <header className="flex items-center justify-end gap-1 py-2.5">
          <SafetyActions room="plenty" />
        </header>
      )}
      <Place className="flex grow flex-col items-start justify-center gap-6">
        <span className="relative isolate grid size-20 place-items-center self-center">
          <span aria-hidden="true" className="lamp absolute -inset-4 -z-10 rounded-full" />
          <Mark className="size-14" />
        </span>
        <h1 className="self-center font-display text-3xl">{t('locked.title')}</h1>
        <Unlock />
      </Place>
      <EmergencyLinks help={findHelp(country)} />
    </div>
  );
}

function Unlock() {
  const { t } = useTranslation(['settings-lock', 'common']);
  const [lock] = useState(readLock);
  const canKnowBody = useHasBiometrics();
  const isByBody = canKnowBody && lock !== undefined && lock !== 'damaged' && lock.hasBiometrics;
  const words = { reason: t('locked.reason'), cancel: t('biometrics.cancel') };

  const askBody = async (): Promise<void> => {
    if (!(await askForBiometrics(words))) return;
    clearFailures();
    open();
  };
  useEffect(() => {
    if (isByBody) void askBody();
    // oxlint-disable-next-line react/exhaustive-deps -- asks once; from then on the button asks
  }, [isByBody]);

  return (
    <>
      <KnownPin autoFocus isWide label={t('pin')} action={t('locked.open')} onRight={open} />
      <div className="flex w-full flex-wrap justify-center gap-2">
        {isByBody && (
          <Button variant="secondary" onPress={() => void askBody()}>
            {t('locked.biometrics')}
          </Button>
        )}
        <Forgotten />
      </div>
    </>
  );
}

function open(): void {
  setLocked(false);
  watchAbsence();
}

/** Whoever is the account's owner signs in again; the device forgets what it had. */
function Forgotten() {
  const { t } = useTranslation('settings-lock');
  const errorMessage = useErrorMessage();
  const [error, setError] = useState<unknown>();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const handleConfirm = async (): Promise<void> => {
    setPending(true);
    setError(undefined);
    // The lock goes with everything else that a sign-out takes off the device, and not before.
    await signOut().catch((caught: unknown) => {
      setError(caught);
      setPending(false);
    });
  };
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {t('locked.forgotten')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('locked.forget.title')}
        text={t('locked.forget.text')}
        confirmLabel={t('locked.forget.confirm')}
        cancelLabel={t('locked.forget.stay')}
        onConfirm={() => void handleConfirm()}
        isDangerous
        isPending={isPending}
        error={error === undefined ? undefined : errorMessage(error)}
      />
    </>
  );
}
