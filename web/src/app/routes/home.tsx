import { HomeScreen } from '../home/home-screen.tsx';

export default function HomeRoute() {
  return <HomeScreen />;
}
