import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';

/** The way to the person's own plan. */
export function PlanCard() {
  const { t } = useTranslation('safety');
  return (
    <section id="plan" aria-labelledby="plan-title" className="scroll-mt-4">
      <h2 id="plan-title" className="font-display text-2xl">
        {t('plan.title')}
      </h2>
      <Card className="mt-3 flex flex-col items-start gap-4">
        <p>{t('plan.text')}</p>
        {/* The router reloads a page on which it cannot prefetch, and help must stay where it is. */}
        <ButtonLink to="/help/plan" prefetch="none" variant="secondary">
          {t('plan.action')}
        </ButtonLink>
      </Card>
    </section>
  );
}
