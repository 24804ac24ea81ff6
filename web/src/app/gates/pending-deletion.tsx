import { lazy, Suspense, useEffect } from 'react';
import { usePlannedDeletion } from '#features/account/deletion/use-planned-deletion.ts';
import { LoadingScreen } from './loading-screen.tsx';

// Few ever see it.
const LeavingScreen = lazy(() => import('./leaving-screen.tsx'));

export interface PendingDeletionProps {
  personId: string;
  onChange: (isPending: boolean) => void;
}

/** Stands in place of the whole app while the account is to be deleted, and is nothing otherwise. */
export function PendingDeletion({ personId, onChange }: PendingDeletionProps) {
  const deletion = usePlannedDeletion(personId);
  const isPending = deletion !== null;
  useEffect(() => onChange(isPending), [isPending, onChange]);
  if (!deletion) return null;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LeavingScreen deletion={deletion} />
    </Suspense>
  );
}
