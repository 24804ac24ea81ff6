import type { SupportedStorage } from '@supabase/supabase-js';

/** Where several clients of one device keep their sessions. */
export function memoryStorage(): SupportedStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
