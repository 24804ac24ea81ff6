import type { PlannedDeletion } from '@alento/domain/account/deletion-schema.ts';
import { PendingDeletionScreen } from '#features/account/deletion/screens/pending-deletion-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

/** The screen of an account that is to be deleted, in the frame of whoever has none. */
export default function LeavingScreen({ deletion }: { deletion: PlannedDeletion }) {
  return (
    <PublicFrame>
      <PendingDeletionScreen deletion={deletion} />
    </PublicFrame>
  );
}
