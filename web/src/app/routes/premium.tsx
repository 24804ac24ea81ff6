import { PremiumScreen } from '#features/billing/screens/premium-screen.tsx';

export default function PremiumRoute() {
  return <PremiumScreen />;
}
