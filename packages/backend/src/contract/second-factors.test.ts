import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { signUpPerson } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { recordEvents } from './record-events.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

/** The app on a telephone; every code is one step later than the last. */
async function enroll({ auth }: SupabaseClient) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (error || data.type !== 'totp') throw new Error('not enrolled', { cause: error });
  const totp = new TOTP({ secret: data.totp.secret });
  let step = 0;
  return { id: data.id, totp: data.totp, nextCode: () => totp.generate({ timestamp: Date.now() + 30_000 * step++ }) };
}

const levels = async ({ auth }: SupabaseClient) => {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

test('a second factor is enrolled, challenged, verified and given up', async () => {
  const { client } = await signUpPerson(served);
  const { auth } = client;
  const events = await recordEvents(client);
  const factor = await enroll(client);
  expect(factor.totp).toMatchObject({ secret: expect.any(String), uri: expect.stringMatching(/^otpauth:\/\/totp\//) });
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml/);
  expect((await auth.mfa.listFactors()).data).toMatchObject({ all: [{ status: 'unverified' }], totp: [] });

  const { data: challenge } = await auth.mfa.challenge({ factorId: factor.id });
  expect(challenge).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
  const proof = { factorId: factor.id, challengeId: challenge?.id ?? '', code: factor.nextCode() };
  expect((await auth.mfa.verify(proof)).error).toBeNull();
  expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id, status: 'verified' }]);
  expect(await levels(client)).toEqual(['aal2', 'aal2']);
  expect(events).toEqual(['INITIAL_SESSION', 'MFA_CHALLENGE_VERIFIED']);

  expect((await auth.mfa.unenroll({ factorId: factor.id })).data?.id).toBe(factor.id);
  expect((await auth.mfa.listFactors()).data?.all).toEqual([]);
});

test('a session without the factor asks for it, and challengeAndVerify raises it', async () => {
  const { client, email, password } = await signUpPerson(served);
  const factor = await enroll(client);
  await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: factor.nextCode() });
  const other = served.client();
  await other.auth.signInWithPassword({ email, password });
  expect(await levels(other)).toEqual(['aal1', 'aal2']);
  expect((await other.auth.updateUser({ password: 'another password' })).error?.code).toBe('insufficient_aal');
  const { error } = await other.auth.mfa.challengeAndVerify({ factorId: factor.id, code: factor.nextCode() });
  expect(error).toBeNull();
  expect(await levels(other)).toEqual(['aal2', 'aal2']);
});

test('mfa.enroll offers TOTP alone', async () => {
  const { client } = await signUpPerson(served);
  const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+5511912345678' });
  const passkey = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
  expect([phone.error?.code, passkey.error?.code]).toEqual(['validation_failed', 'validation_failed']);
});
