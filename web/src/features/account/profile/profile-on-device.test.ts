import 'fake-indexeddb/auto';
import { newGoogleProfile } from '@alento/domain/account/google-profile.ts';
import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchProfile } from './data.ts';
import { profileOutbox } from './open-outbox.ts';
import { readProfileOnDevice } from './profile-on-device.ts';
import { profileStorage } from './profile-storage.ts';
import { readProfile } from './read-profile.ts';

// What it asks of the server is tested against it.
vi.mock('./data.ts', () => ({ fetchProfile: vi.fn<typeof fetchProfile>() }));
vi.mock('./open-outbox.ts', () => ({ profileOutbox: vi.fn<typeof profileOutbox>() }));
vi.mock('#features/account/state.ts', () => ({ showProfile: () => undefined }));
vi.mock('#lib/when-quiet.ts', () => ({ whenQuiet: (task: () => void) => task() }));

const id = '6f0f8f0e-0000-4000-8000-000000000000';
const known = { id, email: 'ana@example.com', name: 'Ana', avatarUrl: null, language: 'pt' } as const;
const profile: Profile = {
  ...newGoogleProfile(known, new Date('2026-11-22T12:00:00Z')),
  som_ativado: true,
  leitura_automatica: false,
  sequencia_visivel: true,
};
const stored = new Map<string, string>();
const noConnection = new AppError('common.network');

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  // As much of an outbox as is asked here.
  const unsent = [{ id: 'nome_completo', value: 'Beatriz' }];
  const outbox = { open: async () => undefined, getState: () => ({ unsent }) };
  vi.mocked(profileOutbox).mockReturnValue(outbox as unknown as ReturnType<typeof profileOutbox>);
});

test('without a connection a profile is as the device saw it last, with what waits, and for its person alone', async () => {
  vi.mocked(fetchProfile).mockResolvedValueOnce(profile);
  expect(await readProfile(id)).toEqual(profile);
  await vi.waitFor(() => expect(stored.size).toBe(1));
  vi.mocked(fetchProfile).mockRejectedValue(noConnection);
  expect(await readProfile(id)).toEqual({ ...profile, nome_completo: 'Beatriz' });
  expect(await readProfileOnDevice('6f0f8f0e-0000-4000-8000-000000000001')).toBeNull();
});

test('no word of it can be read in the browser’s storage', async () => {
  await profileStorage.write(profile);
  expect([...stored.values()].join()).not.toMatch(/Ana|example/);
});

test('what the device does not have, or the server refuses, is told', async () => {
  vi.mocked(fetchProfile).mockRejectedValueOnce(noConnection);
  await expect(readProfile(id)).rejects.toBe(noConnection);
  await profileStorage.write(profile);
  const refusal = new AppError('account.session_expired');
  vi.mocked(fetchProfile).mockRejectedValueOnce(refusal);
  await expect(readProfile(id)).rejects.toBe(refusal);
});
