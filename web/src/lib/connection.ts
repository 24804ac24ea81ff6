import { serverUrl } from '#lib/server-url.ts';

/** Any answer to it, also a refusal, shows that the server is reached. */
const probe = `${serverUrl}/api/health`;
const probeTimeoutMs = 4_000;
/** How often it is asked for while nothing gets through. */
const probeEveryMs = 10_000;

/** What `navigator.onLine` cannot know: there is a network, and it leads nowhere. */
let isUnreachable = false;
let probing: Promise<boolean> | undefined;
let nextProbe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** False while the device knows that it has no network, or the server could not be reached when last tried. */
export function isConnected(): boolean {
  return navigator.onLine && !isUnreachable;
}

/** Calls back when the connection may have come or gone. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Calls back each time that a connection is there again. */
export function whenConnected(listener: () => void): () => void {
  let was = isConnected();
  return subscribeToConnection(() => {
    const is = isConnected();
    if (is && !was) listener();
    was = is;
  });
}

/** Finds out whether the server is reached, after a request that got no answer. Never throws. */
export function checkConnection(): Promise<boolean> {
  probing ??= probeServer().finally(() => (probing = undefined));
  return probing;
}

/** The server has answered. */
export function noteAnswer(): void {
  if (isUnreachable) show(false);
}

async function probeServer(): Promise<boolean> {
  clearTimeout(nextProbe);
  if (!navigator.onLine) return false;
  const isAnswered = await fetch(probe, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) }).then(
    () => true,
    () => false,
  );
  show(!isAnswered);
  if (!isAnswered) nextProbe = setTimeout(() => void checkConnection(), probeEveryMs);
  return isConnected();
}

function show(unreachable: boolean): void {
  if (unreachable === isUnreachable) return;
  isUnreachable = unreachable;
  for (const listener of listeners) listener();
}
