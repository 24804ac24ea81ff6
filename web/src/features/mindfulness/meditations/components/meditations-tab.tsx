import {
  type MeditationCategory,
  meditationCategories,
  meditationIds,
  type MeditationLevel,
  meditationLevels,
  meditations,
} from '@alento/domain/mindfulness/meditations.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntitlement } from '#features/billing/use-entitlement.ts';
import { Select } from '#ui/select.tsx';
import { MeditationRows } from './meditation-rows.tsx';

const all = 'all';

/** All meditations by what they are for; two choices make the list shorter. */
export function MeditationsTab() {
  const { t } = useTranslation('mindfulness-meditations');
  const { isPremium } = useEntitlement();
  const [category, setCategory] = useState<MeditationCategory | typeof all>(all);
  const [level, setLevel] = useState<MeditationLevel | typeof all>(all);
  const shown = meditationCategories.filter((each) => category === all || category === each);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        <Select
          label={t('filter.category')}
          placeholder={t('filter.all')}
          value={category}
          onChange={setCategory}
          options={[
            { id: all, label: t('filter.all') },
            ...meditationCategories.map((id) => ({ id, label: t(`category.${id}`) })),
          ]}
        />
        <Select
          label={t('filter.level')}
          placeholder={t('filter.all')}
          value={level}
          onChange={setLevel}
          options={[
            { id: all, label: t('filter.all') },
            ...meditationLevels.map((id) => ({ id, label: t(`level.${id}`) })),
          ]}
        />
      </div>
      {shown.map((each) => (
        <section key={each} aria-labelledby={`meditations-${each}`}>
          <h2 id={`meditations-${each}`} className="mb-2 font-display text-xl">
            {t(`category.${each}`)}
          </h2>
          <MeditationRows
            ids={meditationIds.filter(
              (id) => meditations[id].category === each && (level === all || meditations[id].level === level),
            )}
          />
        </section>
      ))}
      {!isPremium && <p className="text-sm text-muted">{t('premium.note')}</p>}
    </div>
  );
}
