import { mayBeginTrial } from '@alento/domain/billing/entitlement.ts';
import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useTrial } from '../use-own-plan.ts';

/** Begins the trial in one press, and ends it as easily. */
export function TrialOffer({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation('billing');
  const errorMessage = useErrorMessage();
  const { mutate, isPending, error } = useTrial();
  const [isAsked, setAsked] = useState(false);
  const account = useAccount();
  const hasMail = account.status === 'signed_in' && account.person.email !== '';
  const isRunning = plan.state === 'trial' || plan.state === 'grace';
  return (
    <>
      {mayBeginNow(plan) && (
        <Card className="flex flex-col items-start gap-3">
          <h2 className="font-display text-2xl">{t('trial.offer')}</h2>
          <p className="text-muted">{t(hasMail ? 'trial.text' : 'trial.textNoMail')}</p>
          <Button isPending={isPending} onPress={() => mutate('start')}>
            {t('trial.begin')}
          </Button>
        </Card>
      )}
      {isRunning && (
        <Button variant="quiet" className="self-start" onPress={() => setAsked(true)}>
          {t('trial.end')}
        </Button>
      )}
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t('trial.endTitle')}
        text={t('trial.endText')}
        confirmLabel={t('trial.end')}
        cancelLabel={t('trial.keep')}
        isPending={isPending}
        onConfirm={() => mutate('end', { onSettled: () => setAsked(false) })}
      />
    </>
  );
}

const mayBeginNow = ({ facts }: OwnPlan): boolean => mayBeginTrial(facts, new Date());
