import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  fetchCounts,
  fetchCrisisCounts,
  fetchFaults,
  fetchLog,
  fetchOperations,
  fetchReports,
  fetchSupport,
  fetchTeam,
  type SupportFilter,
} from './data.ts';

// Others act, too: nothing here is taken for granted.
const always = { staleTime: 0, refetchOnMount: 'always' } as const;

export const useCounts = () => useQuery({ queryKey: ['admin', 'counts'], queryFn: fetchCounts, ...always });
export const useFaults = () => useQuery({ queryKey: ['admin', 'faults'], queryFn: fetchFaults, ...always });
export const useOperations = () => useQuery({ queryKey: ['admin', 'operations'], queryFn: fetchOperations, ...always });
export const useTeam = () => useQuery({ queryKey: ['admin', 'team'], queryFn: fetchTeam, ...always });

export const useCrisisCounts = (year: number) =>
  useQuery({ queryKey: ['admin', 'crises', year], queryFn: () => fetchCrisisCounts(year), ...always });

export const useReportPages = () =>
  useInfiniteQuery({
    queryKey: ['admin', 'reports'],
    queryFn: ({ pageParam }) => fetchReports(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...always,
  });

export const useLogPages = () =>
  useInfiniteQuery({
    queryKey: ['admin', 'log'],
    queryFn: ({ pageParam }) => fetchLog(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    ...always,
  });

export const useInbox = (filter: SupportFilter) =>
  useInfiniteQuery({
    queryKey: ['admin', 'support', filter],
    queryFn: ({ pageParam }) => fetchSupport(filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...always,
  });
