import { Outlet } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import { PublicFrame } from '../public-frame.tsx';
import ShellLayout from './shell-layout.tsx';

/** A screen for everybody in the frame that fits: of the app for whoever is signed in, else of the public pages. */
export default function OpenFrameLayout() {
  const { status } = useAccount();
  if (status !== 'signed_out' && status !== 'failed') return <ShellLayout />;
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
