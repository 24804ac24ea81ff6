import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The state as a page finds it that has just been opened on this device. */
async function openPage() {
  vi.resetModules();
  return import('./state.ts');
}

const device = (storage: Map<string, string>) => ({
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['pt-BR'] });
  vi.stubEnv('TZ', 'America/Sao_Paulo');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a choice is told to whoever shows numbers, and kept for the next time', async () => {
  vi.stubGlobal('localStorage', device(new Map()));
  const first = await openPage();
  const listener = vi.fn<() => void>();
  const leave = first.subscribeToHelpCountry(listener);
  first.chooseHelpCountry('PT');
  expect(listener).toHaveBeenCalledOnce();
  expect(first.getHelpCountry()).toBe('PT');
  leave();
  first.chooseHelpCountry('JP');
  expect(listener).toHaveBeenCalledOnce();
  expect((await openPage()).getHelpCountry()).toBe('JP');
});

test('a device that keeps nothing still guesses, and still follows a choice', async () => {
  const refuse = () => {
    throw new Error('storage is denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { getHelpCountry, chooseHelpCountry, unknownCountry } = await openPage();
  expect(getHelpCountry()).toBe('BR');
  chooseHelpCountry(unknownCountry);
  expect(getHelpCountry()).toBe('ZZ');
});
