/** Resolves once what is on its way to the screen has been painted; at once where nothing is painted now. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
