import type { AccountHealth } from '@alento/domain/account/health-schema.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { Card } from '#ui/card.tsx';
import { listFacts, type Fact } from '../list-facts.ts';

/** How an account is, fact by fact. */
export function AccountFacts({ health }: { health: AccountHealth }) {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const write = useWrite();
  return (
    <Card role="status" aria-labelledby={titleId}>
      <h3 id={titleId} className="font-semibold">
        {t('found')}
      </h3>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {listFacts(health).map((fact) => (
          <div key={fact.name} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <dt className="text-muted">{t(`facts.${fact.name}`)}</dt>
            <dd className="shrink-0 text-end tabular-nums">{write(fact)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useWrite(): (fact: Fact) => string {
  const { t } = useTranslation('admin');
  const dates = useDates();
  const numbers = useNumbers();
  return ({ value }) => {
    if (value === null) return t('none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return numbers(value);
    return value.includes('T') ? dates.date(value) : dates.calendarDay(value);
  };
}
