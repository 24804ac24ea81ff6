const key = 'device-owner';

/**
 * Whose drafts and traces lie on this device. It is noted while somebody is signed in and goes with them when they sign
 * out; if it is still there although nobody is signed in, a session has ended by itself.
 */
export function readDeviceOwner(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function setDeviceOwner(personId: string): void {
  try {
    if (localStorage.getItem(key) !== personId) localStorage.setItem(key, personId);
  } catch {
    // A browser that denies storage keeps no traces either.
  }
}

/** From now on the end of the session is wanted, in every tab. */
export function releaseDevice(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
