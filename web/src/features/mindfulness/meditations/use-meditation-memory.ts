import { useSyncExternalStore } from 'react';
import { readMeditation, subscribeToMeditation } from './meditation-memory.ts';

/** What this device keeps of meditations, in step between tabs. */
export const useMeditationMemory = () => useSyncExternalStore(subscribeToMeditation, readMeditation);
