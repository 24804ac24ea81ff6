import type { AdminAccount } from '@alento/domain/admin/schema.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { Card } from '#ui/card.tsx';
import { listFacts, type Fact } from '../list-facts.ts';

/** How an account is, fact by fact. */
export function AccountFacts({ account }: { account: AdminAccount }) {
  const { t } = useTranslation(['admin', 'billing']);
  const titleId = useId();
  const write = useWrite();
  const { standing, consent } = account;
  return (
    <Card role="status" aria-labelledby={titleId}>
      <h3 id={titleId} className="font-semibold">
        {t('found')}
      </h3>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
        <Row name={t('facts.planState')}>{t(`billing:state.${standing.state}`)}</Row>
        <Row name={t('facts.payment')}>{standing.payment === null ? t('none') : t(`payment.${standing.payment}`)}</Row>
        <Row name={t('facts.consent')}>{t(`consent.${consent}`)}</Row>
        {listFacts(account).map((fact) => (
          <Row key={fact.name} name={t(`facts.${fact.name}`)}>
            {write(fact)}
          </Row>
        ))}
      </dl>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end tabular-nums">{children}</dd>
    </div>
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
