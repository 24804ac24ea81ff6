import { fewMessages } from '@alento/domain/billing/limits.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { useOwnPlan, useRefreshPlan } from '../use-own-plan.ts';

/** How many messages are left of the day, once there are few. `sent` changes with each message that the server took. */
export function AllowanceNote({ sent }: { sent: number }) {
  const { t } = useTranslation('billing');
  const number = useNumbers();
  const refresh = useRefreshPlan();
  const { data } = useOwnPlan();
  useEffect(() => {
    if (sent > 0) refresh();
  }, [sent, refresh]);
  const messages = data?.allowances?.messages;
  if (!messages) return null;
  const left = messages.limit - messages.used;
  return left > fewMessages ? null : (
    <p role="status" className="mx-auto w-full max-w-xl px-5 text-sm text-muted">
      {t('limit.left', { number: number(left) })}
    </p>
  );
}
