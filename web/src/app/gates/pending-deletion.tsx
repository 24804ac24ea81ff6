import { useEffect } from 'react';
import { PendingDeletionScreen } from '#features/account/deletion/screens/pending-deletion-screen.tsx';
import { usePlannedDeletion } from '#features/account/deletion/use-planned-deletion.ts';
import { PublicFrame } from '../frame/public-frame.tsx';

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
    <PublicFrame>
      <PendingDeletionScreen deletion={deletion} />
    </PublicFrame>
  );
}
