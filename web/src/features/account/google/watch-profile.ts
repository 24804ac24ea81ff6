import type { Session } from '@supabase/auth-js';
import { toAppError } from '#lib/errors.ts';
import { requiresMfa } from '#lib/requires-mfa.ts';
import type { Supabase } from '#lib/supabase.ts';
import { getTables } from '#lib/tables.ts';

/** Right after a sign-in other things are more urgent. */
const afterSignInMs = 2000;

const settled = new Set<string>();
let running: Promise<unknown> = Promise.resolve();

/** Sees to the Google profile of whoever is there when the page starts, and of whoever signs in later. */
export function watchGoogleProfile(supabase: Supabase): {
  atStart(session: Session | null): void;
  afterSignIn(session: Session | null): void;
} {
  // One after the other, so that a sign-in that is told twice writes once.
  const begin = (session: Session | null): void => {
    running = running.then(() => (session ? settleProfile(supabase, session) : undefined));
  };
  return {
    atStart: begin,
    afterSignIn: (session) => void setTimeout(() => begin(session), afterSignInMs),
  };
}

async function settleProfile(supabase: Supabase, { user }: Session): Promise<void> {
  if (settled.has(user.id)) return;
  try {
    const { data } = await supabase.auth.getSession();
    // Somebody else may be there by now, or nobody.
    if (data.session?.user.id !== user.id) return;
    if (requiresMfa(data.session.access_token, data.session.user)) return;
    const { syncGoogleProfile } = await import('#features/account/google/sync-google-profile.ts');
    await syncGoogleProfile(await getTables(), user, { now: new Date(), browserLanguage: navigator.language });
    settled.add(user.id);
  } catch (caught) {
    // oxlint-disable-next-line no-console -- nobody can do anything about it now; the next start tries again
    console.error(`the profile of a Google sign-in was not saved: ${toAppError(caught).code}`);
  }
}
