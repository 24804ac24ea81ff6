import { maxPremiumDays, maxTrialDays } from '@alento/domain/admin/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { extendTrial, grantPremium, resendConsent, startDeletion } from '../data.ts';
import { useAct } from '../use-act.ts';

interface AccountActsProps {
  email: string;
  onDone: () => void;
}

/** What an operator may do with the plan, the consent and the life of an account. */
export function AccountActs({ email, onDone }: AccountActsProps) {
  const { t } = useTranslation('admin-desk');
  const [isDeleting, setDeleting] = useState(false);
  const trial = useAct(extendTrial, { onDone });
  const premium = useAct(grantPremium, { onDone });
  const consent = useAct(resendConsent, { onDone });
  const deletion = useAct(startDeletion, {
    onDone: () => {
      setDeleting(false);
      onDone();
    },
  });
  const error = trial.error ?? premium.error ?? consent.error;
  return (
    <Card className="flex flex-col gap-5">
      <DaysForm
        first={7}
        most={maxTrialDays}
        label={t('accounts.trial')}
        isPending={trial.isPending}
        onGive={(days) => trial.run({ email, days })}
      />
      <DaysForm
        first={30}
        most={maxPremiumDays}
        label={t('accounts.grant')}
        isPending={premium.isPending}
        onGive={(days) => premium.run({ email, days })}
      />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button variant="outline" isPending={premium.isPending} onPress={() => premium.run({ email, days: 0 })}>
          {t('accounts.withdraw')}
        </Button>
        <Button variant="outline" isPending={consent.isPending} onPress={() => consent.run({ email })}>
          {t('accounts.consent')}
        </Button>
        <Button variant="dangerQuiet" onPress={() => setDeleting(true)}>
          {t('accounts.delete')}
        </Button>
      </div>
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={t('accounts.deleteTitle')}
        text={t('accounts.deleteText')}
        confirmLabel={t('accounts.delete')}
        cancelLabel={t('cancel')}
        isDangerous
        isPending={deletion.isPending}
        error={deletion.error}
        onConfirm={() => deletion.run({ email })}
      />
    </Card>
  );
}

interface DaysFormProps {
  label: string;
  first: number;
  most: number;
  isPending: boolean;
  onGive: (days: number) => void;
}

function DaysForm({ label, first, most, isPending, onGive }: DaysFormProps) {
  const { t } = useTranslation('admin-desk');
  const [days, setDays] = useState(String(first));
  const number = Number(days);
  const isGood = Number.isInteger(number) && number >= 1 && number <= most;
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood) onGive(number);
      }}
    >
      <TextField
        label={t('accounts.days')}
        aria-label={`${label}: ${t('accounts.days')}`}
        inputMode="numeric"
        className="w-24"
        value={days}
        onChange={setDays}
      />
      <Button type="submit" variant="secondary" isPending={isPending} isDisabled={!isGood}>
        {label}
      </Button>
    </form>
  );
}
