import { useAccount } from '#features/account/use-account.ts';
import { MoodsScreen } from '#features/mood/screens/moods-screen.tsx';

export default function MoodsRoute() {
  const account = useAccount();
  return account.status === 'signed_in' ? <MoodsScreen personId={account.person.id} /> : null;
}
