import type { AdminOperations } from '@alento/domain/admin/schema.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { useOperations } from '../use-admin.ts';
import { EngineCard } from './engine-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { Waiting } from './waiting.tsx';

/** How the service runs, and what can be switched off. */
export function OperationsSection() {
  const { t } = useTranslation('admin-desk');
  return (
    <Waiting query={useOperations()}>
      {(operations) => (
        <div className="flex flex-col gap-8">
          <MaintenanceCard key={operations.maintenance.since} maintenance={operations.maintenance} />
          <section className="flex flex-col gap-4">
            <h2 className="font-display text-2xl">{t('operations.models')}</h2>
            {operations.engines.length === 0 && <p className="text-muted">{t('operations.noModels')}</p>}
            {operations.engines.map((engine) => (
              <EngineCard key={engine.model} engine={engine} switchedOff={operations.switchedOff} />
            ))}
          </section>
          <Replies replies={operations.replies} />
        </div>
      )}
    </Waiting>
  );
}

function Replies({ replies }: Pick<AdminOperations, 'replies'>) {
  const { t } = useTranslation('admin-desk');
  const numbers = useNumbers();
  const told = (figure: number | string) => (typeof figure === 'number' ? numbers(figure) : figure);
  const columns = (['model', 'language', 'replies', 'failed', 'seconds'] as const).map((name) =>
    t(`operations.${name}`),
  );
  if (replies.length === 0) return <p className="text-muted">{t('operations.noReplies')}</p>;
  return (
    <FigureTable
      label={t('operations.replies')}
      columns={columns}
      rows={replies.map(({ model, language, replies: count, failed, seconds }) => ({
        id: `${model} ${language}`,
        cells: [
          <bdi key="model">{model}</bdi>,
          language,
          told(count),
          told(failed),
          seconds === null ? '–' : numbers(seconds),
        ],
      }))}
    />
  );
}
