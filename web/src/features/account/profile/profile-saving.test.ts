import { newGoogleProfile } from '@alento/domain/account/google-profile.ts';
import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ProfileChange, type removeOldPictures, saveProfile } from '#features/account/profile/data.ts';
import { changeOnDevice } from '#features/account/profile/change-on-device.ts';
import { profileSaving } from '#features/account/profile/profile-saving.ts';
import { type keepProfileCopy, readProfile } from '#features/account/profile/read-profile.ts';
import { profileQuery } from '#features/account/profile/use-profile.ts';

// What they ask of the server is tested against it.
vi.mock('#features/account/profile/data.ts', () => ({
  removeOldPictures: vi.fn<typeof removeOldPictures>(),
  saveProfile: vi.fn<typeof saveProfile>(),
}));
vi.mock('#features/account/profile/read-profile.ts', () => ({
  keepProfileCopy: vi.fn<typeof keepProfileCopy>(),
  readProfile: vi.fn<typeof readProfile>(),
}));
vi.mock('#features/account/profile/change-on-device.ts', () => ({ changeOnDevice: vi.fn<typeof changeOnDevice>() }));
const save = vi.mocked(saveProfile);
const keep = vi.mocked(changeOnDevice);

const id = '6f0f8f0e-0000-4000-8000-000000000000';
const known = { id, email: 'ana@example.com', name: 'Ana', avatarUrl: null, language: 'pt' } as const;
const saved: Profile = {
  ...newGoogleProfile(known, new Date('2026-11-22T12:00:00Z')),
  som_ativado: true,
  leitura_automatica: false,
  sequencia_visivel: true,
};
const { queryKey } = profileQuery(id);

let client: QueryClient;
let failures: unknown[];
/** Each answers one request, in their order. */
let answers: PromiseWithResolvers<Profile>[];
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryKey, saved);
  failures = [];
  answers = [];
  save.mockReset().mockImplementation(() => {
    const answer = Promise.withResolvers<Profile>();
    answers.push(answer);
    return answer.promise;
  });
});

const saving = () =>
  new MutationObserver(
    client,
    profileSaving(client, id, (error) => failures.push(error)),
  );
const shown = () => client.getQueryData(queryKey);

/** A change of which nobody awaits what becomes of it. */
function change(fields: ProfileChange, observer = saving()): void {
  observer.mutate(fields).catch(() => undefined);
}

async function answerNext(answer: Profile | Error): Promise<void> {
  await vi.waitUntil(() => answers.length > 0);
  const next = answers.shift();
  if (answer instanceof Error) next?.reject(answer);
  else next?.resolve(answer);
}

test('a change that fails takes back only what it had changed', async () => {
  change({ som_ativado: false });
  change({ leitura_automatica: true });
  await vi.waitUntil(() => shown()?.leitura_automatica);
  await answerNext(new Error('no network'));
  await vi.waitUntil(() => shown()?.som_ativado);
  expect(shown()).toMatchObject({ som_ativado: true, leitura_automatica: true });
  await answerNext(new Error('no network'));
  await vi.waitUntil(() => shown()?.leitura_automatica === false);
  expect(shown()).toEqual(saved);
});

test('what was never saved does not stay, also where the same was changed twice', async () => {
  vi.mocked(readProfile).mockResolvedValue(saved);
  const stopWatching = new QueryObserver(client, { ...profileQuery(id), staleTime: Infinity }).subscribe(
    () => undefined,
  );
  change({ som_ativado: false });
  change({ som_ativado: true });
  await answerNext(new Error('no network'));
  await answerNext(new Error('no network'));
  await vi.waitUntil(() => failures.length === 2);
  await vi.waitFor(() => expect(shown()).toEqual(saved));
  stopWatching();
});

test('an answer does not hide the change that waits behind it', async () => {
  change({ som_ativado: false });
  change({ leitura_automatica: true });
  await answerNext({ ...saved, som_ativado: false });
  await vi.waitUntil(() => answers.length > 0);
  expect(shown()).toMatchObject({ som_ativado: false, leitura_automatica: true });
  await answerNext({ ...saved, som_ativado: false, leitura_automatica: true, nome_completo: 'Ana Luz' });
  await vi.waitUntil(() => shown()?.nome_completo === 'Ana Luz');
});

test('every failure is told, also of two changes in the same place', async () => {
  const observer = saving();
  change({ som_ativado: false }, observer);
  change({ leitura_automatica: true }, observer);
  await answerNext(new Error('first'));
  await answerNext(new Error('second'));
  await vi.waitFor(() => expect(failures).toEqual([new Error('first'), new Error('second')]));
});

test('without a connection a change waits on the device, and is shown all the same', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  keep.mockImplementation((fields, { before }) => ({ ...before, ...fields }));
  await saving().mutate({ nome_completo: 'Beatriz' });
  expect(keep).toHaveBeenCalledWith({ nome_completo: 'Beatriz' }, { personId: id, before: saved });
  expect(shown()).toMatchObject({ nome_completo: 'Beatriz' });
  expect(save).not.toHaveBeenCalled();
});
