/** Keeps the screen on until the answer is called. Where the browser cannot, or the battery is low, nothing is different. */
export function keepAwake(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;

  // The browser lets go whenever the page is hidden.
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (isOver) void lock?.release();
  };
  const handleVisibility = (): void => void ask();

  void ask();
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', handleVisibility);
    void lock?.release();
  };
}
