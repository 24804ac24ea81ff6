import { useQuery } from '@tanstack/react-query';
import { listReports } from './data.ts';

/** The user's reports, refetched since their status may have changed. */
export function useReports() {
  return useQuery({ queryKey: ['chat', 'reports'], queryFn: listReports, refetchOnMount: 'always' });
}
