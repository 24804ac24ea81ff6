import { TemporaryScreen } from '#features/chat/screens/temporary-screen.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';
import { useRenderHelp } from '../help/use-render-help.tsx';
import { useRenderVoice } from '../voice/use-render-voice.tsx';

export default function TemporarySessionRoute() {
  const renderHelp = useRenderHelp();
  const renderVoice = useRenderVoice();
  return (
    <TemporaryScreen frameActions={<SafetyActions isCompact />} renderHelp={renderHelp} renderVoice={renderVoice} />
  );
}
