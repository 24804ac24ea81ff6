import type { PlannedDeletion } from '@alento/domain/account/deletion-schema.ts';
import { useTranslation } from 'react-i18next';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';
import { useSignOut } from '#features/account/sign-out/use-sign-out.ts';
import { useDates } from '#lib/use-dates.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Candle } from '#ui/illustrations/candle.tsx';
import { useCancelDeletion } from '../use-cancel-deletion.ts';

/** The only screen after signing in to an account with a pending deletion: cancel it, or leave it. */
export function PendingDeletionScreen({ deletion }: { deletion: PlannedDeletion }) {
  const { t } = useTranslation(['account-data', 'common']);
  const dates = useDates();
  const errorMessage = useErrorMessage();
  const keeping = useCancelDeletion();
  const leaving = useSignOut();
  return (
    <div className="mx-auto w-full max-w-md">
      <title>{t('common:pageTitle', { title: t('planned.title') })}</title>
      <Candle className="mb-6 w-32" />
      <StepHeading heading={t('pending.heading')} text={t('pending.text', { day: dates.date(deletion.dueAt) })} />
      {keeping.isError && (
        <Banner tone="danger" className="mb-4">
          {errorMessage(keeping.error)}
        </Banner>
      )}
      <div className="flex flex-col gap-3">
        <Button
          size="large"
          isFullWidth
          isPending={keeping.isPending}
          isDisabled={leaving.isPending}
          onPress={() => keeping.mutate()}
        >
          {t('pending.keep')}
        </Button>
        <Button
          variant="quiet"
          isFullWidth
          isPending={leaving.isPending}
          isDisabled={keeping.isPending}
          onPress={() => leaving.mutate()}
        >
          {t('pending.leave')}
        </Button>
      </div>
    </div>
  );
}
