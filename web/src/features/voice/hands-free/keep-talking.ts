import type { HandsFree } from './hands-free.ts';

/** Talks without hands until the answer is called; `onEnd` hears that it is over, whoever ended it. */
export function keepTalking(
  handsFree: Pick<HandsFree, 'begin' | 'end' | 'getState' | 'subscribe'>,
  onEnd: () => void,
): () => void {
  let hasBegun = false;
  // In development an effect runs, is undone and runs again.
  const beginning = setTimeout(() => {
    hasBegun = true;
    void handsFree.begin();
  });
  const leave = handsFree.subscribe(() => {
    const { isOn, error } = handsFree.getState();
    if (!isOn && error === null) onEnd();
  });
  return () => {
    clearTimeout(beginning);
    leave();
    handsFree.end();
    if (hasBegun) onEnd();
  };
}
