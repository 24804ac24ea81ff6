import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ReminderChoices } from '../components/reminder-choices.tsx';
import { useReminders } from '../use-reminders.ts';

/** When a person wants to be reminded of Alento, if at all. */
export function RemindersScreen() {
  const { t } = useTranslation(['reminders', 'common']);
  const errorMessage = useErrorMessage();
  const { data, error, refetch, isRefetching } = useReminders();
  return (
    <div className="flex flex-col gap-8">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} back={{ to: '/settings', label: t('back') }} />
      <p className="-mt-5 max-w-prose text-muted">{t('text')}</p>
      {error && (
        <Banner
          tone="danger"
          action={
            <Button variant="quiet" size="small" onPress={() => void refetch()} isPending={isRefetching}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorMessage(error)}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-20 w-full rounded-lg" />}
      {data && data.publicKey === null && <Banner>{t('unavailable')}</Banner>}
      {data && data.publicKey !== null && <ReminderChoices reminders={data} publicKey={data.publicKey} />}
    </div>
  );
}
