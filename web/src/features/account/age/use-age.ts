import { useQuery } from '@tanstack/react-query';
import { ageKey, readAge } from './data.ts';

/** The user's age state. While waiting for a guardian it is refetched on each visit. */
export function useAge() {
  return useQuery({
    queryKey: ageKey,
    queryFn: readAge,
    retry: false,
    refetchOnMount: ({ state }) => (state.data?.state === 'adult' ? true : 'always'),
    refetchOnWindowFocus: ({ state }) => state.data?.state === 'waiting',
  });
}

/** Whether adult-only content is hidden: until the age is known, the user is treated as a minor. */
export function useIsMinor(): boolean {
  return useAge().data?.isMinor ?? true;
}
