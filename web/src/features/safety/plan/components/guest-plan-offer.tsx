import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useGuestPlan } from '../../use-guest-plan.ts';

/** Offers to take into the account what was written on this device before the sign-in. */
export function GuestPlanOffer() {
  const { t } = useTranslation('safety-plan');
  const { plan, takeIn, leave } = useGuestPlan();
  if (!plan) return null;
  return (
    <Card tone="soft">
      <p className="font-semibold">{t('offer.title')}</p>
      <p className="mt-1">{t('offer.text')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onPress={() => void takeIn()}>{t('offer.take')}</Button>
        <Button variant="quiet" onPress={leave}>
          {t('offer.leave')}
        </Button>
      </div>
    </Card>
  );
}
