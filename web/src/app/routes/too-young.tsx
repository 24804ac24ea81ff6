import { TooYoungScreen } from '#features/account/age/screens/too-young-screen.tsx';
import { ChildLines } from '#features/safety/components/child-lines.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

/** The last screen for users who are too young; their account is gone. */
export default function TooYoungRoute() {
  return (
    <PublicFrame>
      <TooYoungScreen lines={<ChildLines />} />
    </PublicFrame>
  );
}
