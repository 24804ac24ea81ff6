import { TemporaryScreen } from '#features/chat/screens/temporary-screen.tsx';
import { HeaderActions } from '../help/header-actions.tsx';
import { useRenderHelp } from '../help/use-render-help.tsx';

export default function TemporarySessionRoute() {
  const renderHelp = useRenderHelp();
  return <TemporaryScreen frameActions={<HeaderActions />} renderHelp={renderHelp} />;
}
