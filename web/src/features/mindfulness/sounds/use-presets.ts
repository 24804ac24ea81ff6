import type { Mix } from '@alento/domain/mindfulness/sound-mix.ts';
import { useEffect, useMemo, useState } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { type Preset, presetLimits, presetsStorage } from './presets.ts';

/** The mixes that are kept on this device, in step between tabs. */
export function usePresets() {
  const owner = useAccount().status === 'signed_in' ? 'account' : 'guest';
  const storage = useMemo(() => presetsStorage(owner), [owner]);
  const [presets, setPresets] = useState<readonly Preset[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const read = (): void => void storage.read().then((kept) => isCurrent && setPresets(kept ?? []));
    read();
    const stopListening = storage.subscribe(read);
    return () => {
      isCurrent = false;
      stopListening();
    };
  }, [storage]);

  const write = (changed: Preset[]): void => {
    setPresets(changed);
    void storage.write(changed);
  };
  return {
    presets,
    isFull: presets.length >= presetLimits.count,
    add: (name: string, mix: Mix) => write([...presets, { id: crypto.randomUUID(), name, mix }]),
    remove: (id: string) => write(presets.filter((preset) => preset.id !== id)),
  };
}
