import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.tsx';
import { KnownPin } from '../components/known-pin.tsx';
import { NewPin } from '../components/new-pin.tsx';
import { changeLock, lockDelays, type LockRecord, readLock, removeLock, writeLock } from '../lock-record.ts';
import type { PinHash } from '../pin-hash.ts';
import { askForBiometrics, useHasBiometrics } from '../use-biometrics.ts';
import { watchAbsence } from '../watch-absence.ts';

/** Changing the lock takes its PIN, since whoever holds the open device could do it. */
type Step = 'rest' | 'askToChange' | 'change' | 'askToEnd';

/** A PIN before everything that is a person's, on this device alone. */
export function LockSettingsScreen() {
  const { t } = useTranslation(['settings-lock', 'common']);
  const [lock, setLock] = useState(readLock);
  const [step, setStep] = useState<Step>('rest');
  const isOn = lock !== undefined && lock !== 'damaged';

  const begin = (pin: PinHash): void => {
    writeLock({ delay: 1, hasBiometrics: false, ...(isOn && lock), pin, failures: 0, waitUntil: 0 });
    watchAbsence();
    finish(t(isOn ? 'changed' : 'on'));
  };
  const end = (): void => {
    removeLock();
    finish(t('offDone'));
  };
  const finish = (text: string): void => {
    setLock(readLock());
    setStep('rest');
    showToast({ text, tone: 'calm' });
  };

  return (
    <div className="flex flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} back={{ to: '/settings', label: t('back') }} />
      <div className="-mt-5 flex max-w-prose flex-col gap-2 text-muted">
        <p>{t('text')}</p>
        <p className="text-sm">{t('limits')}</p>
      </div>
      {!isOn && <NewPin action={t('turnOn')} onChosen={begin} />}
      {isOn && step === 'rest' && (
        <>
          <LockChoices lock={lock} onChange={() => setLock(readLock())} />
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onPress={() => setStep('askToChange')}>
              {t('change')}
            </Button>
            <Button variant="quiet" onPress={() => setStep('askToEnd')}>
              {t('turnOff')}
            </Button>
          </div>
        </>
      )}
      {step === 'askToChange' && (
        <KnownPin key={step} autoFocus label={t('current')} action={t('goOn')} onRight={() => setStep('change')} />
      )}
      {step === 'askToEnd' && (
        <KnownPin key={step} autoFocus label={t('current')} action={t('turnOff')} onRight={end} />
      )}
      {isOn && step === 'change' && <NewPin action={t('change')} onChosen={begin} />}
    </div>
  );
}

function LockChoices({ lock, onChange }: { lock: LockRecord; onChange: () => void }) {
  const { t } = useTranslation(['settings-lock', 'common']);
  const canKnowBody = useHasBiometrics();
  const choose = (change: Partial<LockRecord>): void => {
    changeLock(change);
    onChange();
  };
  const handleBiometrics = async (isWanted: boolean): Promise<void> => {
    const words = { reason: t('locked.reason'), cancel: t('biometrics.cancel') };
    if (!isWanted || (await askForBiometrics(words))) choose({ hasBiometrics: isWanted });
  };
  return (
    <>
      <ChoiceChips
        label={t('delay.label')}
        chips={lockDelays.map((minutes) => ({ id: String(minutes), label: t(`delay.${minutes}`) }))}
        value={String(lock.delay)}
        onChange={(id) => choose({ delay: lockDelays.find((minutes) => String(minutes) === id) ?? lock.delay })}
      />
      {canKnowBody && (
        <Switch
          isSelected={lock.hasBiometrics}
          onChange={(isWanted) => void handleBiometrics(isWanted)}
          description={t('biometrics.text')}
        >
          {t('biometrics.label')}
        </Switch>
      )}
    </>
  );
}
