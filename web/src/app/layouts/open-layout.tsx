import { Outlet } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import SignedInLayout from './signed-in-layout.tsx';

/** For everybody: whoever is signed in comes through the gates of their account, and nobody is sent away. */
export default function OpenLayout() {
  const { status } = useAccount();
  return status === 'signed_out' || status === 'failed' ? <Outlet /> : <SignedInLayout />;
}
