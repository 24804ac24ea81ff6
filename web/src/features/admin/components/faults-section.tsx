import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { useFaults } from '../use-admin.ts';
import { FigureTable } from './figure-table.tsx';
import { Waiting } from './waiting.tsx';

/** Screens that could not be shown. */
export function FaultsSection() {
  const { t } = useTranslation('admin-desk');
  const dates = useDates();
  const numbers = useNumbers();
  const columns = (['place', 'kind', 'count', 'last'] as const).map((name) => t(`faults.${name}`));
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{t('faults.text')}</p>
      <Waiting query={useFaults()}>
        {({ faults }) =>
          faults.length === 0 ? (
            <EmptyState picture={<CheckIcon className="size-10" />} title={t('faults.empty')} />
          ) : (
            <FigureTable
              label={t('sections.faults')}
              columns={columns}
              rows={faults.map(({ place, name, count, lastAt }) => ({
                id: `${place} ${name}`,
                cells: [
                  <bdi key="place">{place}</bdi>,
                  <bdi key="name">{name}</bdi>,
                  numbers(count),
                  dates.relative(lastAt),
                ],
              }))}
            />
          )
        }
      </Waiting>
    </div>
  );
}
