import { useQuery } from '@tanstack/react-query';
import { findLinkProblem } from '#features/account/mailed-codes/data.ts';

/** Why the link that led here signed nobody in; a page arrives by one link only. */
export function useLinkProblem() {
  return useQuery({ queryKey: ['account', 'link-problem'], queryFn: findLinkProblem, staleTime: Infinity });
}
