import { useParams } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import { AssessmentScreen } from '#features/assessments/screens/assessment-screen.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';

export default function AssessmentRoute() {
  const { instrument = '' } = useParams();
  const account = useAccount();
  return account.status === 'signed_in' ? (
    <AssessmentScreen personId={account.person.id} name={instrument} frameActions={<SafetyActions room="little" />} />
  ) : null;
}
