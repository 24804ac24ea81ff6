import { instantSchema } from '@alento/domain/common/schema.ts';
import { Navigate, useSearchParams } from 'react-router';
import { FarewellScreen } from '#features/account/deletion/screens/farewell-screen.tsx';
import { useAccount } from '#features/account/use-account.ts';
import { PublicFrame } from '../frame/public-frame.tsx';

/** The last screen after deleting an account; users who still have one are sent back to the form. */
export default function FarewellRoute() {
  const { status } = useAccount();
  const [search] = useSearchParams();
  if (status === 'signed_in') return <Navigate to="/delete-account" replace />;
  return (
    <PublicFrame>
      <FarewellScreen until={instantSchema.safeParse(search.get('until')).data ?? null} />
    </PublicFrame>
  );
}
