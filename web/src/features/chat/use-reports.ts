import { useQuery } from '@tanstack/react-query';
import { listReports } from './data.ts';

/** What the person reported; one may have been added, or read, since it was last shown. */
export function useReports() {
  return useQuery({ queryKey: ['chat', 'reports'], queryFn: listReports, refetchOnMount: 'always' });
}
