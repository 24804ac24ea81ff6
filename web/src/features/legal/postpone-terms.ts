const key = 'terms-put-off';

// Storage can be denied; then it lasts as long as the page.
let putOff: string | null = null;

/** Whether the person wants to decide about this text another time: until then this visit asks no more. */
export function isPostponed(version: string): boolean {
  try {
    return (sessionStorage.getItem(key) ?? putOff) === version;
  } catch {
    return putOff === version;
  }
}

export function postponeTerms(version: string): void {
  putOff = version;
  try {
    sessionStorage.setItem(key, version);
  } catch {
    // Kept in `putOff`.
  }
}
