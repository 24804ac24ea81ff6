import { idSchema } from '@alento/domain/common/schema.ts';
import { supportCategorySchema } from '@alento/domain/support/schema.ts';
import * as z from 'zod/mini';
import { createDeviceStorage, type DeviceStorage } from '#lib/device-storage.ts';

const draftSchema = z.object({
  id: idSchema,
  email: z.string(),
  category: supportCategorySchema,
  message: z.string(),
  hasDiagnostics: z.boolean(),
  /** Whether it may have arrived already: with other words it is another message. */
  wasTried: z.boolean(),
});

/** What somebody is writing to support. */
export type SupportDraft = z.infer<typeof draftSchema>;

export function newDraft(email: string): SupportDraft {
  return {
    id: crypto.randomUUID(),
    email,
    category: 'technical',
    message: '',
    hasDiagnostics: false,
    wasTried: false,
  };
}

/** The draft with what was changed. */
export function changeDraft(draft: SupportDraft, change: Partial<SupportDraft>): SupportDraft {
  const changed = { ...draft, ...change };
  return draft.wasTried ? { ...changed, id: crypto.randomUUID(), wasTried: false } : changed;
}

/** Where this device keeps it until it is sent: apart for whoever is signed in, whose draft goes when they sign out. */
export function draftStorage(isSignedIn: boolean): DeviceStorage<SupportDraft> {
  return createDeviceStorage({
    owner: isSignedIn ? 'account-support' : 'guest-support',
    slot: isSignedIn ? 'support' : 'support-guest',
    parse: (stored) => draftSchema.safeParse(stored).data ?? null,
  });
}
