import type { PlannedDeletion } from '@alento/domain/account/deletion-schema.ts';
import { PendingDeletionScreen } from '#features/account/deletion/screens/pending-deletion-screen.tsx';
import { PublicFrame } from './public-frame.tsx';

/** In place of the whole app, while the account is to be deleted. */
export function PendingDeletion({ deletion }: { deletion: PlannedDeletion }) {
  return (
    <PublicFrame>
      <PendingDeletionScreen deletion={deletion} />
    </PublicFrame>
  );
}
