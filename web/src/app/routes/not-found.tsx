import { NotFoundScreen } from '../gates/not-found-screen.tsx';

export default function NotFoundRoute() {
  return <NotFoundScreen />;
}
