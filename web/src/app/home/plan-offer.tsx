import { lazy, Suspense, useState } from 'react';
import { hasDeviceCopy } from '#features/safety/plan/device-slots.ts';

const GuestPlanOffer = lazy(async () => ({
  default: (await import('#features/safety/plan/components/guest-plan-offer.tsx')).GuestPlanOffer,
}));

/** Reminds somebody who has just signed in of the plan that they wrote on this device before. */
export function PlanOffer() {
  const [isDue] = useState(() => hasDeviceCopy('guest'));
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <GuestPlanOffer />
    </Suspense>
  );
}
