import { beforeEach, expect, test, vi } from 'vitest';

const { workbox, listeners } = vi.hoisted(() => {
  const listeners = new Map<string, (event: object) => void>();
  return {
    listeners,
    workbox: {
      addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
      register: vi.fn<() => Promise<object | undefined>>(),
      update: vi.fn<() => Promise<void>>(),
      messageSW: vi.fn<(message: object) => Promise<string>>(),
      messageSkipWaiting: vi.fn<() => void>(),
    },
  };
});
vi.mock('workbox-window', () => ({
  Workbox: function Workbox() {
    return workbox;
  },
}));

const unregister = vi.fn<() => Promise<boolean>>();
const reload = vi.fn<() => void>();
const ask = vi.fn<() => Promise<Response>>();
let onPage: EventTarget;
let onWorker: EventTarget;
let registrations: object[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  listeners.clear();
  for (const mock of [unregister, reload, ask, ...Object.values(workbox)]) if ('mockReset' in mock) mock.mockReset();
  [onPage, onWorker] = [new EventTarget(), new EventTarget()];
  registrations = [{ unregister }];
  workbox.register.mockResolvedValue({});
  workbox.update.mockResolvedValue();
  ask.mockResolvedValue(new Response('', { headers: { 'content-type': 'text/javascript' } }));
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(onWorker, { getRegistrations: () => Promise.resolve(registrations) }),
  });
  vi.stubGlobal('window', { location: { hostname: 'localhost', reload } });
  vi.stubGlobal('document', Object.assign(onPage, { visibilityState: 'visible' }));
  vi.stubGlobal('fetch', ask);
});

async function start() {
  const { startServiceWorker } = await import('#platform/service-worker/updates.ts');
  const { getOffering } = await import('#platform/service-worker/offering.ts');
  return { keepApp: await startServiceWorker(), getOffering };
}

test.each([
  ['gone', () => new Response(null, { status: 404 })],
  ['a page of another program', () => new Response('', { headers: { 'content-type': 'text/html' } })],
])('on localhost a worker whose script is %s is unregistered, and the page reloads', async (_, answer) => {
  ask.mockResolvedValue(answer());
  expect((await start()).keepApp).toBeNull();
  expect(unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(workbox.register).not.toHaveBeenCalled();
});

test('on localhost a missing script without a worker reloads nothing', async () => {
  ask.mockResolvedValue(new Response(null, { status: 404 }));
  registrations = [];
  await start();
  expect(reload).not.toHaveBeenCalled();
});

test('on localhost a lost connection takes no worker away', async () => {
  ask.mockRejectedValue(new TypeError('no connection'));
  expect((await start()).keepApp).not.toBeNull();
  expect(unregister).not.toHaveBeenCalled();
});

test('elsewhere nobody asks whether the script is there', async () => {
  vi.stubGlobal('window', { location: { hostname: 'alento.example', reload } });
  await start();
  expect(ask).not.toHaveBeenCalled();
  expect(workbox.register).toHaveBeenCalledOnce();
});

test('a browser that refuses a worker, or knows none, has a page like any other', async () => {
  workbox.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  expect((await start()).keepApp).toBeNull();
  vi.stubGlobal('navigator', {});
  expect((await start()).keepApp).toBeNull();
});

test.each([
  ['kept-now', 'ready-offline'],
  ['kept-before', 'none'],
  ['failed', 'none'],
])('an app that is %s offers: %s', async (answer, kind) => {
  workbox.messageSW.mockResolvedValue(answer);
  const { keepApp, getOffering } = await start();
  await keepApp?.('ja');
  expect(workbox.messageSW).toHaveBeenCalledWith({ type: 'KEEP_APP', language: 'ja' });
  expect(getOffering().kind).toBe(kind);
});

test('a new version is offered, and taking it reloads the page once it is in charge', async () => {
  const { getOffering } = await start();
  vi.useFakeTimers();
  listeners.get('waiting')?.({});
  const offering = getOffering();
  expect(offering.kind).toBe('update');
  if (offering.kind === 'update') offering.take();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  onWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a version that another tab has taken is offered here, and nothing reloads by itself', async () => {
  const { getOffering } = await start();
  onWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  expect(getOffering().kind).toBe('update');
});

test('an app that stays open looks for a new version when somebody returns, at most every hour', async () => {
  await start();
  const comeBack = (): boolean => onPage.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  expect(workbox.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(61 * 60 * 1000);
  comeBack();
  comeBack();
  expect(workbox.update).toHaveBeenCalledOnce();
});
