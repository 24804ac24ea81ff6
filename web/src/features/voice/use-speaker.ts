import { useSyncExternalStore } from 'react';
import { speaker } from './speaking/page-speaker.ts';

/** What is being read aloud. */
export const useSpeaker = () => useSyncExternalStore(speaker.subscribe, speaker.getState);
