import type { AdminOperations, EngineSwitch } from '@alento/domain/admin/schema.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requiresReauthentication } from '#features/account/reauthentication/use-reauthenticate.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { checkEngine, switchEngine } from '../data.ts';
import { wantProof } from '../state.ts';
import { useAct } from '../use-act.ts';

interface EngineCardProps {
  engine: AdminOperations['engines'][number];
  switchedOff: readonly EngineSwitch[];
}

/** A model: whether it answers, and in which languages it does not. */
export function EngineCard({ engine: { model, isPremium }, switchedOff }: EngineCardProps) {
  const { t } = useTranslation('admin-desk');
  const [language, setLanguage] = useState<EngineSwitch['language']>('*');
  const turn = useAct(switchEngine);
  const nameOf = (code: EngineSwitch['language']) =>
    code === '*' ? t('operations.allLanguages') : describeLanguage(code).endonym;
  const off = switchedOff.filter((each) => each.model === model);
  const isOff = off.some((each) => each.language === language);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{model}</bdi>
          {isPremium && <span className="font-normal text-muted">{` · ${t('operations.premium')}`}</span>}
        </h3>
        <Check model={model} />
      </div>
      {off.length > 0 && (
        <Banner tone="notice">
          {t('operations.offText')} <bdi>{off.map((each) => nameOf(each.language)).join(', ')}</bdi>
        </Banner>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('operations.language')}
          placeholder={nameOf(language)}
          options={(['*', ...languageCodes] as const).map((id) => ({ id, label: nameOf(id) }))}
          value={language}
          onChange={setLanguage}
          className="w-56"
        />
        <Button
          variant={isOff ? 'primary' : 'danger'}
          isPending={turn.isPending}
          onPress={() => turn.run({ model, language, isOff: !isOff })}
        >
          {t(isOff ? 'operations.on' : 'operations.off')}
        </Button>
      </div>
      {turn.error !== undefined && <Banner tone="danger">{turn.error}</Banner>}
    </Card>
  );
}

function Check({ model }: { model: string }) {
  const { t } = useTranslation('admin-desk');
  const numbers = useNumbers();
  const errorMessage = useErrorMessage();
  const { data, error, isPending, mutate } = useMutation({ mutationFn: checkEngine, retry: false });
  const run = (): void => mutate(model, { onError: (refusal) => requiresReauthentication(refusal) && wantProof(run) });
  const seconds = numbers(Math.round((data?.ms ?? 0) / 100) / 10);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm text-muted">
        {data && t(data.isWell ? 'operations.well' : 'operations.ill', { seconds })}
        {error && !requiresReauthentication(error) && errorMessage(error)}
      </p>
      <Button variant="outline" size="small" isPending={isPending} onPress={run}>
        {t('operations.check')}
      </Button>
    </div>
  );
}
