import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserIdentity } from '@supabase/supabase-js';
import { knownConfig, loadConfig } from '#lib/config.ts';

/** Few go there, so nobody waits for it. */
const loadWay = () => import('#features/account/google/go-to-google.ts');

/** Whether the server lets people sign in with Google; false until it has said so. */
export function useHasGoogle(): boolean {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: loadConfig,
    initialData: knownConfig,
    staleTime: Infinity,
  });
  return data?.signIn.google ?? false;
}

/** Leaves for Google; whoever comes back by the Back button can leave again. */
export function useGoogleSignIn() {
  return useRedirect(async (way: string) => (await loadWay()).signInWithGoogle(way));
}

export function useLinkGoogle() {
  return useRedirect(async () => (await loadWay()).linkGoogle());
}

function useRedirect<Input = void>(mutationFn: (input: Input) => Promise<void>) {
  const leaving = useMutation({ mutationFn, retry: false });
  const { reset } = leaving;
  useEffect(() => {
    // An app stays where it is while a browser of its own opens beside it.
    const handleVisibility = (): void => void (document.visibilityState === 'visible' && reset());
    window.addEventListener('pageshow', reset);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('pageshow', reset);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [reset]);
  // The page stays until the next one comes, and so does what it says of being under way.
  return { ...leaving, isPending: leaving.isPending || leaving.isSuccess };
}

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
