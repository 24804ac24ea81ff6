import { useQuery, useQueryClient, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toAppError } from '#lib/errors.ts';
import { fetchPlannedDeletion } from './fetch-planned-deletion.ts';

const plannedDeletionKey = ['account', 'deletion'] as const;

/** The planned deletion of this account, also when another device requested it meanwhile. */
export function usePlannedDeletion(personId: string | undefined) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: plannedDeletionKey,
    queryFn: fetchPlannedDeletion,
    enabled: personId !== undefined,
    staleTime: Infinity,
  });
  useEffect(() => {
    return client.getQueryCache().subscribe((event) => {
      if (isShut(event)) void client.invalidateQueries({ queryKey: plannedDeletionKey });
    });
  }, [client]);
  return data ?? null;
}

function isShut(event: QueryCacheNotifyEvent): boolean {
  if (event.type !== 'updated' || event.action.type !== 'error') return false;
  return toAppError(event.action.error).code === 'account.deletion_pending';
}
