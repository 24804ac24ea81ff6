import { useQuery } from '@tanstack/react-query';
import { readProgress } from './data.ts';

/** How the person is doing, in the days of where they are; read anew at each visit, for it changes all over the product. */
export function useProgress() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return useQuery({
    queryKey: ['progress', timeZone],
    queryFn: () => readProgress(timeZone),
    refetchOnMount: 'always',
  });
}
