import { App } from '@capacitor/app';
import { afterEach, expect, test, vi } from 'vitest';
import { followAppLinks } from '#platform/app-links/follow-app-links.ts';

// The border to the device: no browser has this plugin.
vi.mock('@capacitor/app', () => ({ App: { addListener: vi.fn<typeof App.addListener>() } }));
const listen = vi.mocked(App.addListener);

afterEach(() => {
  vi.unstubAllGlobals();
  listen.mockReset();
});

test('a browser has no links of an app, and does not load what follows them', async () => {
  const stop = await followAppLinks(() => undefined);
  stop();
  expect(listen).not.toHaveBeenCalled();
});

test('in an app each link is handed on, until nobody listens any more', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  const remove = vi.fn<() => Promise<void>>(() => Promise.resolve());
  listen.mockResolvedValue({ remove });
  const opened: string[] = [];
  const stop = await followAppLinks((address) => opened.push(address));
  const [event, handler] = listen.mock.calls[0] ?? [];
  expect(event).toBe('appUrlOpen');
  (handler as unknown as (link: { url: string }) => void)({ url: 'alento://auth/callback?code=abc' });
  expect(opened).toEqual(['alento://auth/callback?code=abc']);
  stop();
  expect(remove).toHaveBeenCalledOnce();
});
