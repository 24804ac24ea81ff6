const key = 'password-recovery';

let isUnderWay = readMark();

/** Notes that who is signed in came by a mail about a forgotten password; a reload does not forget it. */
export function noteRecovery(): void {
  isUnderWay = true;
  inStorage((storage) => storage.setItem(key, 'true'));
}

export function isRecovering(): boolean {
  return isUnderWay;
}

export function endRecovery(): void {
  isUnderWay = false;
  inStorage((storage) => storage.removeItem(key));
}

function readMark(): boolean {
  return inStorage((storage) => storage.getItem(key)) === 'true';
}

/** Storage can be denied, and prerendering has none; then the mark lasts as long as the page. */
function inStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
