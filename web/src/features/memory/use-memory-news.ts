import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readNews } from './data.ts';

const newsKey = ['memory', 'news'] as const;

/** While the companion looks back at a conversation, so often is asked whether it is done. */
const askAgainMs = 2_500;

/** What the companion saved and the person has not been told of. Failing is nobody's trouble: it is asked another time. */
export function useMemoryNews() {
  return useQuery({
    queryKey: newsKey,
    queryFn: readNews,
    staleTime: Infinity,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.isLooking === true ? askAgainMs : false),
  });
}

/** Has the news asked for anew, for example once a conversation has ended. */
export function useRefreshNews(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: newsKey }), [queryClient]);
}
