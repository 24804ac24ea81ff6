import type { AdminOperations } from '@alento/domain/admin/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { setMaintenance } from '../data.ts';
import { useAct } from '../use-act.ts';

/** Begins and ends maintenance. */
export function MaintenanceCard({ maintenance: { since, retryAfter } }: Pick<AdminOperations, 'maintenance'>) {
  const { t } = useTranslation('admin-desk');
  const dates = useDates();
  const [minutes, setMinutes] = useState(String(Math.round(retryAfter / 60)));
  const [isAsking, setAsking] = useState(false);
  const act = useAct(setMaintenance, { onDone: () => setAsking(false) });
  const seconds = Number(minutes) * 60;
  const isGood = Number.isInteger(seconds) && seconds >= 30 && seconds <= 86_400;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-display text-2xl">{t('operations.maintenance')}</h2>
      {since === null ? (
        <>
          <p className="max-w-prose text-muted">{t('operations.maintenanceText')}</p>
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label={t('operations.minutes')}
              inputMode="numeric"
              className="w-56"
              value={minutes}
              onChange={setMinutes}
            />
            <Button variant="danger" isDisabled={!isGood} onPress={() => setAsking(true)}>
              {t('operations.begin')}
            </Button>
          </div>
        </>
      ) : (
        <Banner
          tone="notice"
          action={
            <Button isPending={act.isPending} onPress={() => act.run({ isOn: false, retryAfter })}>
              {t('operations.end')}
            </Button>
          }
        >
          {t('operations.running', { moment: dates.relative(since) })}
        </Banner>
      )}
      {act.error !== undefined && <Banner tone="danger">{act.error}</Banner>}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('operations.begin')}
        text={t('operations.maintenanceText')}
        confirmLabel={t('operations.begin')}
        cancelLabel={t('cancel')}
        isDangerous
        isPending={act.isPending}
        error={act.error}
        onConfirm={() => act.run({ isOn: true, retryAfter: seconds })}
      />
    </Card>
  );
}
