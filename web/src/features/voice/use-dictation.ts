import { useEffect, useState, useSyncExternalStore } from 'react';
import { Dictation, type DictationOptions, type DictationState } from './recording/dictation.ts';

/** A recording that becomes words; it is forgotten when its place goes. */
export function useDictation(options: DictationOptions): { dictation: Dictation; state: DictationState } {
  const [dictation] = useState(() => new Dictation(options));
  useEffect(() => dictation.configure(options));
  useEffect(() => () => dictation.cancel(), [dictation]);
  return { dictation, state: useSyncExternalStore(dictation.subscribe, dictation.getState) };
}
