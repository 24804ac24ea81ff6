import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLock } from './lock-record.ts';
import { type PinAnswer, refuseWithoutTrying, tryPin } from './try-pin.ts';

export interface PinTrial {
  readonly pin: string;
  readonly change: (pin: string) => void;
  /** What the last PIN, or the many before it, were answered; undefined where there is nothing to say. */
  readonly error: string | undefined;
  /** Nothing may be tried: for a while, or at all. */
  readonly isClosed: boolean;
  readonly isSpent: boolean;
  readonly isPending: boolean;
  readonly submit: () => Promise<void>;
}

/** Asks for the PIN of this device, and calls when it was right. */
export function usePin(onRight: () => void): PinTrial {
  const { t, i18n } = useTranslation('settings-lock');
  const [pin, setPin] = useState('');
  const [answer, setAnswer] = useState<PinAnswer | undefined>(() => refuseWithoutTrying(readLock(), Date.now()));
  const [isPending, setPending] = useState(false);
  const forgetWait = useCallback(() => setAnswer(undefined), []);
  useAfter(answer?.kind === 'wait' ? answer.until : null, forgetWait);

  async function submit(): Promise<void> {
    if (pin === '' || isPending) return;
    setPending(true);
    const next = await tryPin(pin);
    setPending(false);
    setPin('');
    setAnswer(next.kind === 'open' ? undefined : next);
    if (next.kind === 'open') onRight();
  }

  const describe = (): string | undefined => {
    if (answer?.kind === 'wrong') return t('locked.wrong', { count: answer.left });
    if (answer?.kind === 'spent') return t('locked.spent');
    if (answer?.kind !== 'wait') return undefined;
    const time = new Intl.DateTimeFormat(i18n.resolvedLanguage, { timeStyle: 'medium' }).format(answer.until);
    return t('locked.wait', { time });
  };

  return {
    pin,
    change: setPin,
    error: pin === '' || answer?.kind !== 'wrong' ? describe() : undefined,
    isClosed: answer?.kind === 'wait' || answer?.kind === 'spent',
    isSpent: answer?.kind === 'spent',
    isPending,
    submit,
  };
}

function useAfter(time: number | null, act: () => void): void {
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(act, Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time, act]);
}
