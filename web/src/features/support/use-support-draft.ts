import { useEffect, useState } from 'react';
import type { DeviceStorage } from '#lib/device-storage.ts';
import { changeDraft, draftStorage, newDraft, type SupportDraft } from './state.ts';

interface DraftOwner {
  isSignedIn: boolean;
  /** The address of the account; empty for a visitor. */
  email: string;
}

export interface DraftHandle {
  /** Null until this device has been asked what an earlier visit left. */
  draft: SupportDraft | null;
  change(change: Partial<SupportDraft>): void;
  /** From now on the same words are the same message, whether or not it is known to have arrived. */
  markTried(): void;
  /** It has arrived. */
  begin(): void;
}

/** What somebody is writing to support, kept encrypted on this device with every letter. */
export function useSupportDraft({ isSignedIn, email }: DraftOwner): DraftHandle {
  const [storage] = useState<DeviceStorage<SupportDraft>>(() => draftStorage(isSignedIn));
  const [draft, setDraft] = useState<SupportDraft | null>(null);

  useEffect(() => {
    let isGone = false;
    void storage.read().then((kept) => {
      if (!isGone) setDraft((typed) => typed ?? kept ?? newDraft(email));
    });
    return () => void (isGone = true);
  }, [storage, email]);

  const keep = (next: SupportDraft): void => {
    setDraft(next);
    void storage.write(next);
  };
  return {
    draft,
    change: (change) => draft && keep(changeDraft(draft, change)),
    markTried: () => draft && keep({ ...draft, wasTried: true }),
    begin: () => {
      storage.forget();
      setDraft(newDraft(draft?.email ?? email));
    },
  };
}
