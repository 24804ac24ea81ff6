import { SupportScreen } from '#features/support/screens/support-screen.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { useRenderHelp } from '../help/use-render-help.tsx';

export default function SupportRoute() {
  const renderHelp = useRenderHelp();
  return (
    <PublicFrame>
      <SupportScreen renderHelp={renderHelp} />
    </PublicFrame>
  );
}
