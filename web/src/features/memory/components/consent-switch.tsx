import type { MemoryList } from '@alento/domain/memory/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Switch } from '#ui/switch.tsx';
import { useConsent } from '../use-memories.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What the person says yes to, in plain words, and the switch that says it. */
export function ConsentSwitch({ list }: { list: MemoryList }) {
  const { t } = useTranslation('memory');
  const errorMessage = useErrorMessage();
  const { giving, withdrawing } = useConsent();
  const [isAsking, setAsking] = useState(false);
  const isOn = (list.consentedAt !== null || giving.isPending) && !(withdrawing.isPending && !isAsking);
  const error = giving.error ?? (isAsking ? null : withdrawing.error);

  const handleChange = (wanted: boolean): void => {
    giving.reset();
    withdrawing.reset();
    if (wanted) giving.mutate();
    else if (list.memories.length > 0) setAsking(true);
    else withdrawing.mutate('keep');
  };

  return (
    <Card className="flex flex-col gap-3 pt-2!">
      <Disclosure level={2} title={t('consent.about')} isDefaultExpanded={list.consentedAt === null}>
        <dl className="flex flex-col gap-3">
          <Point name={t('consent.whatName')} text={t('consent.what')} />
          <Point name={t('consent.whyName')} text={t('consent.why')} />
          <Point name={t('consent.whoName')} text={t('consent.who')} />
          <Point name={t('consent.neverName')} text={t('consent.never')} />
        </dl>
      </Disclosure>
      <Switch
        isSelected={isOn}
        isDisabled={giving.isPending || withdrawing.isPending}
        onChange={handleChange}
        description={t(isOn ? 'consent.on' : 'consent.off')}
      >
        <span className="font-semibold">{t('consent.switch')}</span>
      </Switch>
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
      <WithdrawDialog isOpen={isAsking} onClose={() => setAsking(false)} withdrawing={withdrawing} />
    </Card>
  );
}

function Point({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{name}</dt>
      <dd className="max-w-prose text-muted">{text}</dd>
    </div>
  );
}
