import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dictation } from './dictation.ts';
import { endWhenLetGo } from './end-when-let-go.ts';

const stop = vi.fn<() => Promise<string>>();
let permission: PromiseWithResolvers<void>;
let dictation: Dictation;
let target: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  stop.mockResolvedValue('I had a long day.');
  permission = Promise.withResolvers<void>();
  target = new EventTarget();
  dictation = new Dictation({
    onText: () => undefined,
    listen: async () => {
      await permission.promise;
      return { stop, cancel: () => undefined };
    },
  });
});
afterEach(() => vi.useRealTimers());

async function press(): Promise<void> {
  const begun = dictation.begin();
  endWhenLetGo(dictation, target);
  permission.resolve();
  await begun;
}

test.each(['pointerup', 'pointercancel'])('what was held ends with %s, what was only pressed goes on', async (type) => {
  await press();
  target.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(600);
  target.dispatchEvent(new Event(type));
  expect(dictation.getState().status).toBe('recording');
  dictation.cancel();

  await press();
  vi.advanceTimersByTime(600);
  target.dispatchEvent(new Event(type));
  expect(dictation.getState().status).toBe('processing');
});

test('let go while the browser still asks, nothing is recorded', async () => {
  const begun = dictation.begin();
  endWhenLetGo(dictation, target);
  vi.advanceTimersByTime(600);
  target.dispatchEvent(new Event('pointerup'));
  permission.resolve();
  await begun;
  expect(dictation.getState().status).toBe('idle');
});

test('a press whose recording was ended otherwise ends no later one', async () => {
  await press();
  dictation.cancel();
  await dictation.begin();
  vi.advanceTimersByTime(600);
  target.dispatchEvent(new Event('pointerup'));
  expect(dictation.getState().status).toBe('recording');
});
