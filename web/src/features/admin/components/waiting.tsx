import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#lib/errors.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface WaitingProps<T> {
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** What was asked for, once it is there; until then that it is under way, or what went wrong. */
export function Waiting<T>({ query: { data, error, isFetching, refetch }, children }: WaitingProps<T>) {
  const { t } = useTranslation(['admin-desk', 'common']);
  const errorMessage = useErrorMessage();
  if (data !== undefined) return children(data);
  if (error === null) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-48 w-full rounded-lg" />
      </div>
    );
  }
  return (
    <Banner
      tone="danger"
      action={
        toAppError(error).definition.retryable && (
          <Button variant="quiet" size="small" isPending={isFetching} onPress={() => void refetch()}>
            {t('common:retry')}
          </Button>
        )
      }
    >
      {errorMessage(error)}
    </Banner>
  );
}
