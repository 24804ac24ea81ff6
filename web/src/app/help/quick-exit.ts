/** An unremarkable page. */
export const elsewhere = 'https://www.google.com/';

/** Marks, as long as the tab is open, that it was left by a quick exit. */
export const leftKey = 'left-quickly';

/** Two presses of Escape this close to each other are meant. */
const doublePressMs = 600;

/** Leaves for an everyday page at once: this one is blank before the other has loaded, and Back does not return. */
export function quickExit(): void {
  try {
    sessionStorage.setItem(leftKey, 'true');
  } catch {
    // Storage can be denied; then only this one page is out of the history.
  }
  // No screen may ask whether to stay.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  document.documentElement.style.visibility = 'hidden';
  document.title = '';
  window.location.replace(elsewhere);
}

/** Leaves on two presses of Escape; returns a function that ends the watch. */
export function watchForQuickExit(): () => void {
  let last = -Infinity;
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.repeat) return;
    if (event.timeStamp - last < doublePressMs) quickExit();
    last = event.timeStamp;
  };
  // Before a dialog takes the key for itself.
  window.addEventListener('keydown', handleKey, { capture: true });
  return () => window.removeEventListener('keydown', handleKey, { capture: true });
}
