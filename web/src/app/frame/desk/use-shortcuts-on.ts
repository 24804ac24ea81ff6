import { useState } from 'react';

const storageKey = 'keyboard-shortcuts';

function readIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys do anything, kept on this device. */
export function useShortcutsOn(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(readIsOn);
  const change = (wanted: boolean): void => {
    setOn(wanted);
    try {
      if (wanted) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, 'off');
    } catch {
      // Storage can be denied; the choice then lasts as long as the page.
    }
  };
  return [isOn, change];
}
