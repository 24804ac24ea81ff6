import { useParams } from 'react-router';
import { SessionScreen } from '#features/chat/screens/session-screen.tsx';

export default function SessionRoute() {
  const { sessionId = '' } = useParams();
  return <SessionScreen key={sessionId} sessionId={sessionId} />;
}
