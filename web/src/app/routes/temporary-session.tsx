import { TemporaryScreen } from '#features/chat/screens/temporary-screen.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';
import { useRenderHelp } from '../help/use-render-help.tsx';

export default function TemporarySessionRoute() {
  const renderHelp = useRenderHelp();
  return <TemporaryScreen frameActions={<SafetyActions isCompact />} renderHelp={renderHelp} />;
}
