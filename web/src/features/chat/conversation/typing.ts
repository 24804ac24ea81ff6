/** True where Enter sends: with a keyboard of its own. On a touch keyboard Enter begins a line. */
export function sendsOnEnter(): boolean {
  return !window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/** True while an input method is putting a character together: its Enter and arrows are not for us. */
export function isComposing(event: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // Safari ends the composition before the key that ended it, and tells by this code only.
  return event.isComposing || event.keyCode === 229;
}

/** Autogrows a text area where the browser lacks `field-sizing`. */
export function fitToText(box: HTMLTextAreaElement | null): void {
  if (box === null || CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}
