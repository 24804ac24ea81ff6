import { AppError } from '@alento/domain/app-error.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { reauthenticate } from '#features/account/reauthentication/data.ts';
import { leaveProduct } from '#features/account/sign-out/data.ts';
import { type Deletion, deleteAccount, isReauthenticated } from '#features/account/deletion/data.ts';
import { followAccount } from '#features/account/state.ts';
import type { Supabase } from '#lib/supabase.ts';

// Signing in is tested against the server.
vi.mock('#features/account/sign-out/data.ts', () => ({ leaveProduct: vi.fn<typeof leaveProduct>() }));
vi.mock('#features/account/reauthentication/data.ts', () => ({ reauthenticate: vi.fn<typeof reauthenticate>() }));
vi.mock('#features/account/state.ts', () => ({ followAccount: vi.fn<typeof followAccount>() }));
const post = vi.hoisted(() => vi.fn<() => Promise<{ status: number }>>());
vi.mock('#lib/api.ts', () => ({ api: { api: { account: { deletion: { $post: post } } } } }));

const deletion: Deletion = { email: 'ana@example.com', kind: 'password', proof: 'secret', when: 'now' };

beforeEach(() => {
  vi.mocked(leaveProduct).mockReset();
  vi.mocked(reauthenticate).mockReset().mockResolvedValue();
  post.mockReset().mockResolvedValue({ status: 204 });
});

test('whoever has proved who they are leaves their account', async () => {
  await deleteAccount(deletion, new AbortController().signal);
  expect(post).toHaveBeenCalledOnce();
  expect(leaveProduct).toHaveBeenCalledWith('/delete-account/done');
});

test('whoever owes the second step now has to confirm once more', async () => {
  vi.mocked(reauthenticate).mockRejectedValue(new AppError('account.second_step_needed'));
  const deleting = deleteAccount(deletion, new AbortController().signal);
  await expect(deleting).rejects.toMatchObject({ code: 'account.second_step_needed' });
  expect(post).not.toHaveBeenCalled();
});

test('whoever leaves while they are proving who they are keeps their account', async () => {
  const leaving = new AbortController();
  const deleting = deleteAccount(deletion, leaving.signal);
  leaving.abort();
  await expect(deleting).rejects.toBeDefined();
  expect(post).not.toHaveBeenCalled();
});

test.each([
  [[['otp', 10]], true],
  [[['magiclink', 10]], true],
  [[['otp', 600]], false],
  [[['password', 10]], false],
  [
    [
      ['password', 60],
      ['totp', 10],
    ],
    true,
  ],
  [
    [
      ['password', 600],
      ['totp', 10],
    ],
    false,
  ],
  [
    [
      ['oauth', 60],
      ['totp', 10],
    ],
    false,
  ],
] as [[string, number][], boolean][])(
  'of proofs %j seconds ago, that they are enough is %s',
  async (proofs, isEnough) => {
    const amr = proofs.map(([method, age]) => ({ method, timestamp: Date.now() / 1000 - age }));
    const auth = { getClaims: async () => ({ data: { claims: { amr } } }) };
    vi.mocked(followAccount).mockResolvedValue({ auth } as unknown as Supabase);
    expect(await isReauthenticated()).toBe(isEnough);
  },
);
