import { useSyncExternalStore } from 'react';
import { readBreathing, subscribeToBreathing } from './breathing-memory.ts';

/** What this device keeps of breathing, in step between tabs. */
export const useBreathingMemory = () => useSyncExternalStore(subscribeToBreathing, readBreathing);
