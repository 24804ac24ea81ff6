import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CloudIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Security } from '../data.ts';
import { useSecurity } from '../use-security.ts';

/** The sign-in methods, once loaded. */
export function LoadedSecurity({ children }: { children: (security: Security) => ReactNode }) {
  const { t } = useTranslation(['account-security', 'common']);
  const errorMessage = useErrorMessage();
  const { data, error, refetch, isRefetching } = useSecurity();
  if (data) return children(data);
  if (!error) {
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-40 w-full rounded-lg" />
      </div>
    );
  }
  return (
    <EmptyState
      picture={<CloudIcon className="size-10" />}
      title={errorMessage(error)}
      action={
        <Button variant="quiet" size="small" onPress={() => void refetch()} isPending={isRefetching}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}
