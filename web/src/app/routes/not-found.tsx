import { NotFoundScreen } from '../not-found-screen.tsx';

export default function NotFoundRoute() {
  return <NotFoundScreen />;
}
