import { TooYoungScreen } from '#features/account/age/screens/too-young-screen.tsx';
import { ChildLines } from '#features/safety/components/child-lines.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';

/** Where somebody is left whose account is gone, for they are too young for it. */
export default function TooYoungRoute() {
  return (
    <PublicFrame>
      <TooYoungScreen lines={<ChildLines />} />
    </PublicFrame>
  );
}
