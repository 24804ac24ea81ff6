import { OfflineBanner } from '../frame/offline-banner.tsx';
import { NotFoundScreen } from '../gates/not-found-screen.tsx';

export default function NotFoundRoute() {
  return (
    <>
      <OfflineBanner />
      <NotFoundScreen />
    </>
  );
}
