import { ProfileScreen } from '#features/account/profile/screens/profile-screen.tsx';
import { useAccount } from '#features/account/use-account.ts';

export default function ProfileRoute() {
  const account = useAccount();
  return account.status === 'signed_in' ? <ProfileScreen person={account.person} /> : null;
}
