import { PaymentCanceledScreen } from '#features/billing/screens/payment-canceled-screen.tsx';

export default function PaymentCanceledRoute() {
  return <PaymentCanceledScreen />;
}
