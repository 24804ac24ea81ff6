import { App } from '@capacitor/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLeaving } from './after-leaving.ts';
import { followBackButton } from './back-button.ts';

vi.mock('@capacitor/app', () => ({
  App: {
    addListener: vi.fn<typeof App.addListener>(),
    minimizeApp: vi.fn<typeof App.minimizeApp>(() => Promise.resolve()),
    exitApp: vi.fn<typeof App.exitApp>(() => Promise.reject(new Error('not on iOS'))),
  },
}));

const device = vi.mocked(App);
const back = vi.fn<() => void>();
const dispatched: KeyboardEvent[] = [];
let overlay: object | null = null;

beforeEach(() => {
  vi.clearAllMocks();
  dispatched.length = 0;
  overlay = null;
  vi.stubGlobal('history', { back });
  vi.stubGlobal(
    'KeyboardEvent',
    class extends Event {
      constructor(name: string, options: KeyboardEventInit) {
        super(name, options);
        Object.assign(this, { key: options.key, repeat: options.repeat });
      }
    },
  );
  vi.stubGlobal('document', {
    querySelector: () => overlay,
    activeElement: { dispatchEvent: (event: KeyboardEvent) => dispatched.push(event) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const heard = <Event>(): ((event: Event) => void) =>
  device.addListener.mock.calls[0]?.[1] as unknown as (event: Event) => void;

test('Back closes what lies on top, and twice is no quick exit', async () => {
  await followBackButton();
  overlay = {};
  heard<{ canGoBack: boolean }>()({ canGoBack: true });
  expect(dispatched.map(({ key, repeat }) => [key, repeat])).toEqual([['Escape', true]]);
  expect(back).not.toHaveBeenCalled();
});

test('Back goes back, and from the first screen out of the app', async () => {
  await followBackButton();
  const press = heard<{ canGoBack: boolean }>();
  press({ canGoBack: true });
  expect([back.mock.calls.length, device.minimizeApp.mock.calls.length]).toEqual([1, 0]);
  press({ canGoBack: false });
  expect([back.mock.calls.length, device.minimizeApp.mock.calls.length]).toEqual([1, 1]);
});

test('whoever left quickly finds the first screen when they come back, and others what they left', async () => {
  const replace = vi.fn<(path: string) => void>();
  vi.stubGlobal('window', { location: { replace } });
  let isLeft = false;
  await followLeaving(() => isLeft);
  const change = heard<{ isActive: boolean }>();
  change({ isActive: false });
  change({ isActive: true });
  expect([device.exitApp.mock.calls.length, replace.mock.calls.length]).toEqual([0, 0]);
  isLeft = true;
  change({ isActive: false });
  change({ isActive: true });
  expect(device.exitApp).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledWith('/app');
});
