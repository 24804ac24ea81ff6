/** Whether something lies in a slot of this browser's storage, known without opening it. */
export function isOnDevice(slot: string): boolean {
  try {
    return localStorage.getItem(slot) !== null;
  } catch {
    return false;
  }
}
