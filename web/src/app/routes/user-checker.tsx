import { PublicFrame } from '../public-frame.tsx';
import { UserCheckerScreen } from '../user-checker/user-checker-screen.tsx';

export default function UserCheckerRoute() {
  return (
    <PublicFrame>
      <UserCheckerScreen />
    </PublicFrame>
  );
}
