import { AppError } from '@alento/domain/app-error.ts';
import { useMemo } from 'react';
import { useOwnPlan } from '../use-own-plan.ts';
import { LimitDialog } from './limit-dialog.tsx';

/** Says, before anything is written, that no new conversation is left of the day. What is written in danger goes through. */
export function SessionLimit() {
  const { data } = useOwnPlan();
  const { sessions, resetsAt } = data?.allowances ?? {};
  const isUsedUp = sessions !== undefined && sessions.used >= sessions.limit;
  // The dialog stays closed for the one that it was closed for.
  const refusal = useMemo(
    () => new AppError('billing.session_limit', { params: resetsAt === undefined ? {} : { resetsAt } }),
    [resetsAt],
  );
  return isUsedUp ? <LimitDialog error={refusal} /> : null;
}
