import type { AdminCounts, CrisisCounts } from '@alento/domain/admin/schema.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { saveFile } from '#platform/save-file.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { fetchCrisisFile } from '../data.ts';
import { useAct } from '../use-act.ts';
import { useCounts, useCrisisCounts } from '../use-admin.ts';
import { FigureTable } from './figure-table.tsx';
import { Waiting } from './waiting.tsx';

const names = ['accounts', 'activePeople', 'conversations', 'recentConversations', 'crisisHelp'] as const;
const firstYear = 2026;

/** How many there are of what, and how often help was shown. */
export function FiguresSection() {
  const { t } = useTranslation('admin-desk');
  return (
    <div className="flex flex-col gap-8">
      <Waiting query={useCounts()}>{(counts) => <Counts counts={counts} />}</Waiting>
      <p className="-mt-3 text-sm text-muted">{t('figures.hidden')}</p>
      <Crises />
    </div>
  );
}

function Counts({ counts }: { counts: AdminCounts }) {
  const { t } = useTranslation('admin-desk');
  const told = useFigure();
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface p-4">
          <dt className="text-sm text-muted">{t(`figures.${name}`)}</dt>
          <dd className="font-display text-3xl tabular-nums">{told(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFigure(): (figure: number | string) => string {
  const numbers = useNumbers();
  return (figure) => (typeof figure === 'number' ? numbers(figure) : figure);
}

function Crises() {
  const { t } = useTranslation('admin-desk');
  const [thisYear] = useState(() => new Date().getFullYear());
  const [year, setYear] = useState(thisYear);
  const titleId = useId();
  const years = Array.from({ length: Math.max(1, thisYear - firstYear + 1) }, (_, past) => String(thisYear - past));
  const counts = useCrisisCounts(year);
  const file = useAct(async () => saveFile(`alento-help-shown-${year}.csv`, await fetchCrisisFile(year)));
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="font-display text-2xl">
        {t('figures.crisis')}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('figures.year')}
          placeholder={String(year)}
          options={years.map((id) => ({ id, label: id }))}
          value={String(year)}
          onChange={(chosen) => setYear(Number(chosen))}
          className="w-32"
        />
        <Button variant="secondary" isPending={file.isPending} onPress={() => file.run(undefined)}>
          {t('figures.file')}
        </Button>
      </div>
      {file.error !== undefined && <Banner tone="danger">{file.error}</Banner>}
      <Waiting query={counts}>{(found) => <CrisisTable counts={found} />}</Waiting>
    </section>
  );
}

function CrisisTable({ counts: { months, tiers, year } }: { counts: CrisisCounts }) {
  const { t } = useTranslation('admin-desk');
  const told = useFigure();
  if (months.length === 0) return <p className="text-muted">{t('figures.none')}</p>;
  const rows = [
    ...months.map(({ month, country, tier, channel, count, corrected }) => ({
      id: `${month}/${country}/${tier}/${channel}`,
      cells: [month, country, tier, told(count), told(corrected)],
    })),
    ...tiers.map(({ tier, count, corrected }) => ({
      id: `${year}/${tier}`,
      cells: [t('figures.whole'), '', tier, told(count), told(corrected)],
    })),
  ];
  const columns = (['month', 'country', 'tier', 'shown', 'corrected'] as const).map((name) => t(`figures.${name}`));
  return <FigureTable label={t('figures.crisis')} columns={columns} rows={rows} />;
}
