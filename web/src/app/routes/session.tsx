import { useParams } from 'react-router';
import { SessionScreen } from '#features/chat/screens/session-screen.tsx';
import { SafetyActions } from '../safety-actions.tsx';

export default function SessionRoute() {
  const { sessionId = '' } = useParams();
  return <SessionScreen key={sessionId} sessionId={sessionId} frameActions={<SafetyActions isCompact />} />;
}
