const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

let isTouched = false;
const waiting = new Set<() => void>();

/** Does a thing as soon as somebody is there: at the first movement, touch, key or focus. Until then nothing is downloaded for it. */
export function whenTouched(task: () => void): void {
  if (isTouched) return task();
  if (waiting.size === 0) for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
  waiting.add(task);
}

function begin(): void {
  isTouched = true;
  for (const sign of signs) window.removeEventListener(sign, begin, { capture: true });
  for (const task of waiting) task();
  waiting.clear();
}
