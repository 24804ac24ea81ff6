import { useParams } from 'react-router';
import { SessionScreen } from '#features/chat/screens/session-screen.tsx';
import { HeaderActions } from '../help/header-actions.tsx';
import { useRenderHelp } from '../help/use-render-help.tsx';
import { useRenderVoice } from '../voice/use-render-voice.tsx';

export default function SessionRoute() {
  const { sessionId = '' } = useParams();
  const renderHelp = useRenderHelp();
  const renderVoice = useRenderVoice();
  return (
    <SessionScreen
      key={sessionId}
      sessionId={sessionId}
      frameActions={<HeaderActions />}
      renderHelp={renderHelp}
      renderVoice={renderVoice}
    />
  );
}
