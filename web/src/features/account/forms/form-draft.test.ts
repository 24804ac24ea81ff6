import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** A page that begins anew, in the same tab. */
function open() {
  vi.resetModules();
  return import('#features/account/forms/form-draft.ts');
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', sessionStorage);
});

afterEach(() => void vi.unstubAllGlobals());

const form = { name: 'Ana', email: 'ana@example.com', birthDate: '1990-05-09' };

test('one form goes on with what another was told, and with no password', async () => {
  const page = await open();
  page.saveFormDraft({ ...form, password: 'segredo' } as typeof form);
  page.saveFormDraft({ email: 'ana@example.org' });
  expect(page.readFormDraft()).toEqual({ ...form, email: 'ana@example.org' });
  expect(stored.size).toBe(0);
});

test('all of it goes along to Google and back, and lies nowhere afterwards', async () => {
  const before = await open();
  before.saveFormDraft(form);
  before.persistFormDraft();
  const after = await open();
  expect(after.readFormDraft()).toEqual(form);
  expect(stored.size).toBe(0);
  expect((await open()).readFormDraft()).toEqual({});
});

test('whoever tries Google again from there carries it once more', async () => {
  const before = await open();
  before.saveFormDraft(form);
  before.persistFormDraft();
  (await open()).persistFormDraft();
  expect((await open()).readFormDraft()).toEqual(form);
});

test('it is forgotten once they are signed in', async () => {
  const page = await open();
  page.saveFormDraft(form);
  page.persistFormDraft();
  page.clearFormDraft();
  expect(page.readFormDraft()).toEqual({});
  expect((await open()).readFormDraft()).toEqual({});
});

test.each(['no JSON', 'null', '"text"'])('%s in the storage is nothing', async (nonsense) => {
  stored.set('typed-before-google', nonsense);
  expect((await open()).readFormDraft()).toEqual({});
});
