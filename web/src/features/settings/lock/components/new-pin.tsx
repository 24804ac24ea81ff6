import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { hashPin, type PinHash } from '../pin-hash.ts';
import { findPinProblem, longestPin, type PinProblem, shortestPin } from '../pin-rules.ts';
import { PinField } from './pin-field.tsx';

/** Chooses a PIN: twice, since nobody sees what is typed. */
export function NewPin({ action, onChosen }: { action: string; onChosen: (pin: PinHash) => void }) {
  const { t } = useTranslation('settings-lock');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<PinProblem | 'different' | null>(null);
  const [isPending, setPending] = useState(false);
  const rule = { shortest: shortestPin, longest: longestPin };

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const found = findPinProblem(pin) ?? (pin === again ? null : 'different');
    setProblem(found);
    if (found || isPending) return;
    setPending(true);
    onChosen(await hashPin(pin));
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={(event) => void handleSubmit(event)}>
      <PinField
        label={t('newPin')}
        help={t('rule', rule)}
        value={pin}
        onChange={setPin}
        error={problem && problem !== 'different' ? t(`problems.${problem}`, rule) : undefined}
      />
      <PinField
        label={t('repeat')}
        value={again}
        onChange={setAgain}
        error={problem === 'different' ? t('problems.different') : undefined}
      />
      <Button type="submit" isPending={isPending}>
        {action}
      </Button>
    </form>
  );
}
