import { TemporaryScreen } from '#features/chat/screens/temporary-screen.tsx';
import { SafetyActions } from '../safety-actions.tsx';

export default function TemporarySessionRoute() {
  return <TemporaryScreen frameActions={<SafetyActions isCompact />} />;
}
