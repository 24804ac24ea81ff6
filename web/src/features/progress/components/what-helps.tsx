import { changeKinds } from '@alento/domain/progress/insights-schema.ts';
import { changesOf, fewestChanges, totalOf } from '@alento/domain/progress/mood-shares.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { useChanges } from '../use-insights.ts';
import { ShareBars } from './share-bars.tsx';
import { ShareLegend } from './share-legend.tsx';

/** How moods were after conversations and practices, beside how they were before: counted, and nothing claimed of causes. */
export function WhatHelps() {
  const { t } = useTranslation('progress-insights');
  const { data } = useChanges();
  if (!data) return null;
  const rows = changeKinds
    .map((kind) => ({ name: t(`helps.${kind}`), shares: changesOf(kind, data) }))
    .filter(({ shares }) => totalOf(shares) >= fewestChanges);
  const groupNames = { low: t('helps.low'), neutral: t('helps.neutral'), high: t('helps.high') };
  return (
    <Card role="region" aria-labelledby="what-helps">
      <h2 id="what-helps" className="font-display text-xl">
        {t('helps.title')}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{t('helps.few')}</p>
      ) : (
        <>
          <p className="mt-1 mb-4 text-sm text-muted">{t('helps.text')}</p>
          <ShareBars
            caption={t('helps.title')}
            columns={{ name: t('helps.what'), total: t('helps.times') }}
            groupNames={groupNames}
            rows={rows}
            fewest={fewestChanges}
          />
          <div className="mt-3">
            <ShareLegend groupNames={groupNames} />
          </div>
        </>
      )}
    </Card>
  );
}
