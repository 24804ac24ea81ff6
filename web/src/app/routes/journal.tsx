import { useAccount } from '#features/account/use-account.ts';
import { JournalScreen } from '#features/journal/screens/journal-screen.tsx';

export default function JournalRoute() {
  const account = useAccount();
  return account.status === 'signed_in' ? <JournalScreen personId={account.person.id} /> : null;
}
