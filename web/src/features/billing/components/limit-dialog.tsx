import type { AppError } from '@alento/domain/app-error.ts';
import { mayBeginTrial } from '@alento/domain/billing/entitlement.ts';
import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PremiumIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { useOwnPlan, useTrial } from '../use-own-plan.ts';
import { usePlanWords } from '../use-plan-words.ts';

/** Says that the day's allowance is used up, when there is more, and that help never runs out. */
export function LimitDialog({ error }: { error: AppError }) {
  const { t } = useTranslation('billing');
  const words = usePlanWords();
  const [closed, setClosed] = useState<AppError | null>(null);
  const { data } = useOwnPlan();
  const errorMessage = useErrorMessage();
  const { mutate, isPending, error: failure } = useTrial();
  const { resetsAt } = error.params;
  const isSession = error.code === 'billing.session_limit';
  return (
    <Dialog
      isOpen={closed !== error}
      onOpenChange={(isOpen) => setClosed(isOpen ? null : error)}
      title={t(isSession ? 'limit.sessions' : 'limit.messages')}
      closeLabel={t('limit.close')}
    >
      <PremiumIcon className="mx-auto size-12 text-accent-ink" />
      {isSession && <p>{t('limit.sessionsText')}</p>}
      {typeof resetsAt === 'string' && <p>{t('limit.resets', { moment: words.moment(resetsAt) })}</p>}
      <p className="border-s-2 border-accent ps-4">{t('limit.help')}</p>
      {failure !== null && <Banner tone="danger">{errorMessage(failure)}</Banner>}
      <div className="flex flex-col gap-2">
        {data && mayBeginNow(data) && (
          <Button isPending={isPending} onPress={() => mutate('start', { onSuccess: () => setClosed(error) })}>
            {t('trial.begin')}
          </Button>
        )}
        <ButtonLink to="/premium" variant="outline">
          {t('limit.premium')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

const mayBeginNow = ({ facts }: OwnPlan): boolean => mayBeginTrial(facts, new Date());
