import { DeleteAccountScreen } from '#features/account/screens/delete-account-screen.tsx';
import { PublicFrame } from '../public-frame.tsx';

export default function DeleteAccountRoute() {
  return (
    <PublicFrame>
      <DeleteAccountScreen />
    </PublicFrame>
  );
}
