// Neither focus nor scrolling: screens do both by themselves.
const signs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input', 'click'] as const;

let isTouched = false;
const waiting = new Set<() => void>();

/** Does a thing as soon as somebody is there: at the first movement, touch or key. Until then, and without a connection, nothing is downloaded for it. */
export function whenTouched(task: () => void): void {
  if (isTouched) return task();
  if (waiting.size === 0)
    for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
  waiting.add(task);
}

function begin(): void {
  // What cannot be fetched now is wanted as much at the next sign.
  if (!navigator.onLine) return;
  isTouched = true;
  for (const sign of signs) window.removeEventListener(sign, begin, { capture: true });
  // What was typed first is taken in before anything is shown anew, which would put the empty field back.
  setTimeout(() => {
    for (const task of waiting) task();
    waiting.clear();
  });
}
