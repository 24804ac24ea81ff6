import { DataScreen } from '#features/account/export/screens/data-screen.tsx';

export default function DataRoute() {
  return <DataScreen />;
}
