import { DataScreen } from '#features/account/screens/data-screen.tsx';

export default function DataRoute() {
  return <DataScreen />;
}
