import { isAppError } from '@alento/domain/app-error.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useConfig } from '#lib/use-config.ts';

// Few ever see them, and nobody where nothing is sold.
const AllowanceNote = lazy(async () => ({
  default: (await import('./components/allowance-note.tsx')).AllowanceNote,
}));
const LimitDialog = lazy(async () => ({ default: (await import('./components/limit-dialog.tsx')).LimitDialog }));

const limits: readonly string[] = ['billing.message_limit', 'billing.session_limit'];

interface Use {
  /** Changes with each message that the server took. */
  sent?: number;
  /** What was refused last. */
  error: unknown;
}

/** What is to be shown of the day's allowance: how little is left of it, and that it is used up. */
export function useAllowance({ sent, error }: Use): ReactNode {
  const isSold = useConfig()?.features.plans === true;
  if (!isSold) return null;
  return (
    <Suspense fallback={null}>
      {sent !== undefined && <AllowanceNote sent={sent} />}
      {isAppError(error) && limits.includes(error.code) && <LimitDialog error={error} />}
    </Suspense>
  );
}
