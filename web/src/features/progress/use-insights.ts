import { useQuery } from '@tanstack/react-query';
import { readChanges, readPatterns, readWeek } from './data.ts';

const here = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The last whole week where the person is. */
export function useWeek() {
  const timeZone = here();
  return useQuery({
    queryKey: ['progress', 'week', timeZone],
    queryFn: () => readWeek(timeZone),
    refetchOnMount: 'always',
  });
}

/** What was told before and after. */
export function useChanges() {
  return useQuery({ queryKey: ['progress', 'changes'], queryFn: readChanges, refetchOnMount: 'always' });
}

/** Moods by weekday, hour and tag; read only where they are open to the person. */
export function usePatterns(isOpen: boolean) {
  const timeZone = here();
  return useQuery({
    queryKey: ['progress', 'patterns', timeZone],
    queryFn: () => readPatterns(timeZone),
    refetchOnMount: 'always',
    enabled: isOpen,
  });
}
