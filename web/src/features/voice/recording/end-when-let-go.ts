import type { Dictation } from './dictation.ts';

/** A press so long is held: letting go ends the recording. */
const holdMs = 500;

/** Ends what was just begun by a press when that press was held and is let go; heard on `target`, since the recording covers the button. */
export function endWhenLetGo(
  dictation: Pick<Dictation, 'getState' | 'subscribe' | 'finish' | 'cancel'>,
  target: EventTarget,
): void {
  const pressedAt = performance.now();
  const over = new AbortController();
  const isOpen = (): boolean => ['asking', 'recording'].includes(dictation.getState().status);
  const handleUp = (): void => {
    over.abort();
    if (performance.now() - pressedAt < holdMs) return;
    if (dictation.getState().status === 'asking') dictation.cancel();
    else void dictation.finish();
  };
  if (!isOpen()) return;
  for (const type of ['pointerup', 'pointercancel']) target.addEventListener(type, handleUp, { signal: over.signal });
  over.signal.addEventListener(
    'abort',
    dictation.subscribe(() => !isOpen() && over.abort()),
  );
}
