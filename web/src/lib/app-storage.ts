import type { SupportedStorage } from '@supabase/auth-js';

const { promise, resolve } = Promise.withResolvers<SupportedStorage>();

/** Where the app for phones keeps a session: known once the native layer has opened it. */
export const appStorage = promise;
export const provideAppStorage = resolve;
