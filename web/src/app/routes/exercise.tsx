import { useParams } from 'react-router';
import { ExerciseScreen } from '#features/exercises/screens/exercise-screen.tsx';
import { SafetyActions } from '../help/safety-actions.tsx';
import { useRenderHelp } from '../help/use-render-help.tsx';
import { useTalkAbout } from '../frame/use-talk-about.ts';

export default function ExerciseRoute() {
  const { dialogue = '' } = useParams();
  const renderHelp = useRenderHelp();
  const talkAbout = useTalkAbout();
  return (
    <ExerciseScreen
      key={dialogue}
      dialogue={dialogue}
      frameActions={<SafetyActions room="little" />}
      renderHelp={renderHelp}
      onTalk={talkAbout}
    />
  );
}
