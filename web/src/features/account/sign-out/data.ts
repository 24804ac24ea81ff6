import { releaseDevice } from '#features/account/sign-out/device-owner.ts';
import { clearDevice } from '#features/account/sign-out/clear-device.ts';
import { deleteDeviceKey } from '#lib/device-vault.ts';
import { getSupabase } from '#lib/supabase.ts';
import { endPush } from '#platform/push/push-subscription.ts';

/** Ends the session and clears the user's data from this device, even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  await leaveProduct('/login');
}

const patienceMs = 1000;

/** Ends the session on this device, in every tab, and goes to a new page. */
export async function leaveProduct(to: string): Promise<void> {
  const supabase = await getSupabase();
  releaseDevice();
  // First, because a page that is being left would not finish it; with a time limit, so that a hanging browser does not block.
  const forgetting = Promise.all([deleteDeviceKey('account'), endPush()]);
  await Promise.race([forgetting, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  // The end of a session leads to `/login` (state.ts); of two ways the later one is taken.
  supabase.auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') clearAndRedirect(to);
  });
  await supabase.auth.signOut({ scope: 'local' });
  clearAndRedirect(to);
}

/** Only a new page is sure to hold nothing of the person in its memory. */
function clearAndRedirect(to: string): void {
  clearDevice({ keepsTokens: false });
  window.location.replace(to);
}
