import { useAccount } from '#features/account/use-account.ts';
import { AssessmentsScreen } from '#features/assessments/screens/assessments-screen.tsx';

export default function AssessmentsRoute() {
  const account = useAccount();
  return account.status === 'signed_in' ? <AssessmentsScreen personId={account.person.id} /> : null;
}
