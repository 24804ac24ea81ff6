import { useSyncExternalStore } from 'react';
import { readVoiceChoices, subscribeToVoiceChoices } from './state.ts';

/** How somebody likes voices on this device, in step between tabs. */
export const useVoiceChoices = () => useSyncExternalStore(subscribeToVoiceChoices, readVoiceChoices);
