import { useQuery } from '@tanstack/react-query';
import { ageKey, readAge } from './data.ts';

/** What follows from the person's age. Whoever waits for a guardian may have an answer by the time they look again. */
export function useAge() {
  return useQuery({
    queryKey: ageKey,
    queryFn: readAge,
    retry: false,
    refetchOnMount: ({ state }) => (state.data?.state === 'adult' ? true : 'always'),
    refetchOnWindowFocus: ({ state }) => state.data?.state === 'waiting',
  });
}

/** Whether to keep from the person what is only for adults, or presses: as long as nobody knows better, they are a minor. */
export function useIsMinor(): boolean {
  return useAge().data?.isMinor ?? true;
}
