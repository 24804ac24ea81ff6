import { mixSchema } from '@alento/domain/mindfulness/sound-mix.ts';
import * as z from 'zod/mini';
import { createDeviceStorage, type DeviceStorage } from '#lib/device-storage.ts';

export const presetLimits = { count: 20, name: 40 } as const;

/** A mix that somebody has given a name. */
const presetSchema = z.object({
  id: z.uuid(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(presetLimits.name)),
  mix: mixSchema,
});
export type Preset = z.infer<typeof presetSchema>;

export type PresetsOwner = 'account' | 'guest';

const slots: Readonly<Record<PresetsOwner, string>> = { account: 'sound-presets', guest: 'sound-presets-guest' };

/** Where this device keeps mixes, encrypted, since their names are a person's words. */
export function presetsStorage(owner: PresetsOwner): DeviceStorage<Preset[]> {
  const parse = (stored: unknown): Preset[] | null => z.array(presetSchema).safeParse(stored).data ?? null;
  return createDeviceStorage({ owner: `${owner}-sounds`, slot: slots[owner], parse });
}
