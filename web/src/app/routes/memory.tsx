import { MemoryScreen } from '#features/memory/screens/memory-screen.tsx';

export default function MemoryRoute() {
  return <MemoryScreen />;
}
