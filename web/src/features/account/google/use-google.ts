import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserIdentity } from '@supabase/auth-js';

/** Few go there, so nobody waits for it. */
const loadWay = () => import('#features/account/google/go-to-google.ts');

async function findProblem() {
  const { findReturnProblem } = await import('#features/account/google/find-return-problem.ts');
  return findReturnProblem();
}

/** Why the way back from Google signed nobody in; a page arrives by one way only. */
export function useReturnProblem() {
  return useQuery({ queryKey: ['account', 'google-return'], queryFn: findProblem, staleTime: Infinity });
}

const identities = ['account', 'identities'];

export function useIdentities() {
  return useQuery({ queryKey: identities, queryFn: async () => (await loadWay()).listIdentities() });
}

export function useUnlinkGoogle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (identity: UserIdentity) => (await loadWay()).unlinkGoogle(identity),
    retry: false,
    onSettled: () => client.invalidateQueries({ queryKey: identities }),
  });
}
