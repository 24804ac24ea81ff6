import { SessionsScreen } from '#features/chat/screens/sessions-screen.tsx';

export default function SessionsRoute() {
  return <SessionsScreen />;
}
