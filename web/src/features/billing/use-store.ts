import { useQuery } from '@tanstack/react-query';
import { openStore } from '#platform/purchases/open-store.ts';

/** The store that this app came from, null in a browser; undefined until that is known. */
export function useStore() {
  return useQuery({ queryKey: ['store'], queryFn: openStore, staleTime: Infinity, networkMode: 'always' }).data;
}
