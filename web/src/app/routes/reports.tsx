import { ReportsScreen } from '#features/chat/screens/reports-screen.tsx';

export default function ReportsRoute() {
  return <ReportsScreen />;
}
