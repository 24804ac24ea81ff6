import { useQuery } from '@tanstack/react-query';
import { findLinkProblem } from '#features/account/mailed-codes/data.ts';

/** Why the link that opened this page signed nobody in. */
export function useLinkProblem() {
  return useQuery({ queryKey: ['account', 'link-problem'], queryFn: findLinkProblem, staleTime: Infinity });
}
