import { TemporaryScreen } from '#features/chat/screens/temporary-screen.tsx';
import { HeaderActions } from '../help/header-actions.tsx';
import { useRenderHelp } from '../help/use-render-help.tsx';
import { useRenderVoice } from '../voice/use-render-voice.tsx';

export default function TemporarySessionRoute() {
  const renderHelp = useRenderHelp();
  const renderVoice = useRenderVoice();
  return <TemporaryScreen frameActions={<HeaderActions />} renderHelp={renderHelp} renderVoice={renderVoice} />;
}
