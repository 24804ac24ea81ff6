import type * as z from 'zod/mini';

export interface DeviceMemory<Memory extends object> {
  read(): Memory;
  change(change: Partial<Memory>): void;
  /** Calls when it has changed, in this tab or in another. */
  subscribe(listener: () => void): () => void;
}

export interface DeviceMemoryOptions<Memory extends object> {
  /** The name in the browser's storage. */
  slot: string;
  schema: z.ZodMiniType<Memory>;
  /** What holds until something is chosen, and where what is stored is something else. */
  first: Memory;
}

/** How somebody likes something on this device, in step between tabs. It goes with the sign-out. */
export function createDeviceMemory<Memory extends object>(options: DeviceMemoryOptions<Memory>): DeviceMemory<Memory> {
  const { slot, schema, first } = options;
  const listeners = new Set<() => void>();
  let known: { text: string | null; memory: Memory } = { text: null, memory: first };
  // Where storage is denied, it lasts as long as the page.
  let isDenied = false;

  const readText = (): string | null => {
    if (isDenied) return known.text;
    try {
      return localStorage.getItem(slot);
    } catch {
      isDenied = true;
      return known.text;
    }
  };
  const parse = (text: string | null): Memory => {
    if (text === null) return first;
    try {
      return schema.safeParse(JSON.parse(text)).data ?? first;
    } catch {
      return first;
    }
  };
  const read = (): Memory => {
    const text = readText();
    if (text !== known.text) known = { text, memory: parse(text) };
    return known.memory;
  };

  return {
    read,
    change(change) {
      const memory = { ...read(), ...change };
      const text = JSON.stringify(memory);
      known = { text, memory };
      try {
        localStorage.setItem(slot, text);
      } catch {
        isDenied = true;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
