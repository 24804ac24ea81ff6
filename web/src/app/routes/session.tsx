import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { useParams } from 'react-router';
import { SessionScreen } from '#features/chat/screens/session-screen.tsx';
import { CrisisHelp } from '../crisis-help.tsx';
import { SafetyActions } from '../safety-actions.tsx';

const renderHelp = (help: HelpBlock) => <CrisisHelp help={help} />;

export default function SessionRoute() {
  const { sessionId = '' } = useParams();
  return (
    <SessionScreen
      key={sessionId}
      sessionId={sessionId}
      frameActions={<SafetyActions isCompact />}
      renderHelp={renderHelp}
    />
  );
}
