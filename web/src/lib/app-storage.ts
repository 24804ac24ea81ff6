import type { SupportedStorage } from '@supabase/supabase-js';

const { promise, resolve } = Promise.withResolvers<SupportedStorage>();

/** Where the app for phones keeps a session: known once the native layer has opened it. */
export const appStorage = promise;
export const provideAppStorage = resolve;
