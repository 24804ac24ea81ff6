import { useState } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { useSignOut } from '#features/account/sign-out/use-sign-out.ts';

export interface SafeSignOut {
  readonly isPending: boolean;
  /** True while something is on this device that would be lost. */
  readonly isAsking: boolean;
  leave(): Promise<void>;
  leaveAnyway(): void;
  stay(): void;
}

/** Signing out clears the device, so what only the device has is saved first, or the person is asked. */
export function useSignOutSafely(): SafeSignOut {
  const account = useAccount();
  const signOut = useSignOut();
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function leave(): Promise<void> {
    setSaving(true);
    const isSaved = account.status !== 'signed_in' || (await save(account.person.id));
    setSaving(false);
    if (isSaved) signOut.mutate();
    else setAsking(true);
  }

  return {
    isPending: isSaving || signOut.isPending,
    isAsking,
    leave,
    leaveAnyway: () => signOut.mutate(),
    stay: () => setAsking(false),
  };
}

async function save(personId: string): Promise<boolean> {
  try {
    const { sendBeforeLeaving } = await import('../sync/send-before-leaving.ts');
    return await sendBeforeLeaving(personId);
  } catch {
    // What cannot be loaded cannot be saved: it is asked whether to leave all the same.
    return false;
  }
}
