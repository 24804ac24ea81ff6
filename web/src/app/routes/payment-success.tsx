import { PaymentSuccessScreen } from '#features/billing/screens/payment-success-screen.tsx';

export default function PaymentSuccessRoute() {
  return <PaymentSuccessScreen />;
}
