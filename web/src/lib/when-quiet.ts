const quietMs = 3000;

/**
 * Does a thing once the page is there and nothing has come by the wire for a while, so that it takes nothing
 * from what the person waits for.
 */
export function whenQuiet(task: () => void): void {
  let timer = 0;
  const observer = new PerformanceObserver(wait);

  function wait(): void {
    clearTimeout(timer);
    timer = window.setTimeout(begin, quietMs);
  }

  function begin(): void {
    if (document.readyState !== 'complete') return wait();
    observer.disconnect();
    task();
  }

  observer.observe({ type: 'resource' });
  wait();
}
