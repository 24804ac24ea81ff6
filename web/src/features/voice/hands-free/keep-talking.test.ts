import { AppError } from '@alento/domain/app-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTalking } from './keep-talking.ts';

const onEnd = vi.fn<() => void>();
const begin = vi.fn<() => Promise<void>>();
const end = vi.fn<() => void>();
let error: AppError | null;
let tell: () => void;

const talk = (): (() => void) =>
  keepTalking(
    {
      begin,
      end,
      getState: () => ({ isOn: false, phase: 'opening', caption: null, isPushToTalk: false, error }),
      subscribe: (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
    onEnd,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  error = null;
});
afterEach(() => vi.useRealTimers());

test('who leaves while talking has ended it, also beside an error', () => {
  const leave = talk();
  vi.runAllTimers();
  error = new AppError('voice.microphone_denied');
  tell();
  expect([begin.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 0]);
  leave();
  expect([end.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1]);
});

test('an effect that is undone at once has ended nothing', () => {
  talk()();
  vi.runAllTimers();
  expect([begin.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 0]);
});
