import { useState } from 'react';

const prefix = 'alento-typed-';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage can be denied; what was typed then lasts as long as the page.
  }
}

/** What is being typed in one place (of a name that no other place has), kept on this device until it is saved; null is nothing. */
export function useStoredText(place: string): [string | null, (text: string | null) => void] {
  const key = prefix + place;
  const [text, setText] = useState(() => read(key));
  const change = (changed: string | null): void => {
    setText(changed);
    keep(key, changed);
  };
  return [text, change];
}
