import { deleteDeviceKey, decryptFromDevice, encryptForDevice, type VaultOwner } from '#lib/device-vault.ts';
import { isOnDevice } from '#lib/device-presence.ts';

/** Where this device keeps one thing of somebody's, encrypted. */
export interface DeviceStorage<Copy> {
  /** Null where there is none, or it cannot be read any more. */
  read(): Promise<Copy | null>;
  /** Answers whether it will be there after the page is closed. */
  write(copy: Copy): Promise<boolean>;
  forget(): void;
  /** Calls when another tab has written or forgotten it. */
  subscribe(listener: () => void): () => void;
}

export interface DeviceStorageOptions<Copy> {
  /** The key it is encrypted with, which goes when it is forgotten. */
  owner: VaultOwner;
  /** The name in the browser's storage. */
  slot: string;
  /** What was written, or null where it is something else. */
  parse: (stored: unknown) => Copy | null;
}

export function createDeviceStorage<Copy>({ owner, slot, parse }: DeviceStorageOptions<Copy>): DeviceStorage<Copy> {
  let last: Promise<unknown> = Promise.resolve();
  let timesForgotten = 0;

  async function seal(copy: Copy, asOf: number): Promise<boolean> {
    try {
      const sealed = await encryptForDevice(owner, JSON.stringify(copy));
      // What was forgotten in the meantime does not come back.
      if (asOf !== timesForgotten) return false;
      localStorage.setItem(slot, sealed);
      return true;
    } catch {
      // Storage is denied or full: it then lasts as long as the page.
      return false;
    }
  }

  return {
    async read() {
      try {
        const sealed = localStorage.getItem(slot);
        return sealed === null ? null : parse(JSON.parse(await decryptFromDevice(owner, sealed)));
      } catch {
        return null;
      }
    },
    write(copy) {
      // One after the other: encryption may take longer for the earlier words.
      const asOf = timesForgotten;
      const written = last.then(() => seal(copy, asOf));
      last = written;
      return written;
    },
    forget() {
      timesForgotten += 1;
      if (!isOnDevice(slot)) return;
      try {
        localStorage.removeItem(slot);
      } catch {
        // A browser that denies storage has stored nothing.
      }
      void deleteDeviceKey(owner);
    },
    subscribe(listener) {
      const handleStorage = (event: StorageEvent): void => {
        if (event.key === slot) listener();
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
