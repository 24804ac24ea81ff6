import type { AppError } from '@alento/domain/app-error.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useConfig } from '#lib/use-config.ts';

// Few ever see them, and nobody where nothing is sold.
const AllowanceNote = lazy(async () => ({
  default: (await import('./components/allowance-note.tsx')).AllowanceNote,
}));
const LimitDialog = lazy(async () => ({ default: (await import('./components/limit-dialog.tsx')).LimitDialog }));

const SessionLimit = lazy(async () => ({ default: (await import('./components/session-limit.tsx')).SessionLimit }));

const limits: readonly string[] = ['billing.message_limit', 'billing.session_limit'];

interface Use {
  /** Changes with each message that the server took. */
  sent: number;
  /** Why a message was refused, where nothing graver is to be said. */
  refusal: AppError | null;
}

/** What is to be shown of the day's allowance: how little is left of it, and that it is used up. */
export function useAllowance({ sent, refusal }: Use): ReactNode {
  const isSold = useConfig()?.features.plans === true;
  if (!isSold) return null;
  return (
    <Suspense fallback={null}>
      <AllowanceNote sent={sent} />
      {refusal !== null && limits.includes(refusal.code) && <LimitDialog error={refusal} />}
    </Suspense>
  );
}

/** What is to be shown where a conversation is begun: that none is left of the day. */
export function useSessionLimit(): ReactNode {
  const isSold = useConfig()?.features.plans === true;
  return isSold ? (
    <Suspense fallback={null}>
      <SessionLimit />
    </Suspense>
  ) : null;
}
