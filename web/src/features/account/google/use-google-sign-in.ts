import { useEffect } from 'react';
import { type Action, useAction } from '#lib/use-action.ts';
import { useConfig } from '#lib/use-config.ts';

/** Few go there, so nobody waits for it. */
const loadWay = () => import('#features/account/google/go-to-google.ts');

/** Whether the server lets people sign in with Google; false until it has said so. */
export function useHasGoogle(): boolean {
  return useConfig()?.signIn.google ?? false;
}

/** Leaves for Google; whoever comes back by the Back button can leave again. */
export function useGoogleSignIn(): Action<string> {
  return useRedirect(async (way: string) => (await loadWay()).signInWithGoogle(way));
}

/** Leaves for Google to link it with the account; a refusal is told to the caller, too. */
export function useLinkGoogle(onError: (error: unknown) => void): Action<void> {
  return useRedirect(async () => {
    try {
      await (await loadWay()).linkGoogle();
    } catch (error) {
      onError(error);
      throw error;
    }
  });
}

function useRedirect<Input>(go: (input: Input) => Promise<void>): Action<Input> {
  const leaving = useAction(go, { leavesPage: true });
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
  return leaving;
}
