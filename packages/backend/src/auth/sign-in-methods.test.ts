import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type Person } from '../testing/people.ts';
import { postJson, raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

const identitiesOf = async ({ client }: Person) => (await client.auth.getUserIdentities()).data?.identities ?? [];
const addGoogle = ({ user }: Person) => served.sql`
  insert into auth.identities (provider_id, user_id, identity_data, provider, created_at)
  values (${`google-${user.id}`}, ${user.id}, ${{ sub: user.id }}, 'google', now())
`;

test('the last way of signing in stays', async () => {
  const person = await signUpPerson(served);
  const [identity] = await identitiesOf(person);
  if (!identity) throw new Error('no identity');
  expect((await person.client.auth.unlinkIdentity(identity)).error?.code).toBe('single_identity_not_deletable');
  expect(await identitiesOf(person)).toHaveLength(1);
});

test('one of two is unlinked, and the password goes with its address', async () => {
  const person = await signUpPerson(served);
  await addGoogle(person);
  const [email, google] = await identitiesOf(person);
  if (!email || !google) throw new Error('no identities');
  const both = await Promise.all([person.client.auth.unlinkIdentity(email), person.client.auth.unlinkIdentity(google)]);
  expect(both.map(({ error }) => error?.code).filter(Boolean)).toEqual(['single_identity_not_deletable']);
  expect(await identitiesOf(person)).toHaveLength(1);

  const other = await signUpPerson(served);
  await addGoogle(other);
  const [address] = await identitiesOf(other);
  if (!address) throw new Error('no identity');
  expect((await other.client.auth.unlinkIdentity(address)).error).toBeNull();
  const { data } = await other.client.auth.getUser();
  expect(data.user?.app_metadata).toMatchObject({ provider: 'google', providers: ['google'] });
  expect((await served.client().auth.signInWithPassword(other)).error?.code).toBe('invalid_credentials');
});

test('nobody unlinks another person’s identity', async () => {
  const [owner, thief] = [await signUpPerson(served), await signUpPerson(served)];
  await Promise.all([addGoogle(owner), addGoogle(thief)]);
  const [identity] = await identitiesOf(owner);
  if (!identity) throw new Error('no identity');
  expect((await thief.client.auth.unlinkIdentity(identity)).error?.code).toBe('identity_not_found');
  const path = `/auth/v1/user/identities/${identity.identity_id}`;
  expect(await raw(served, path, { method: 'DELETE' })).toMatchObject({ status: 401 });
  const headers = { authorization: `Bearer ${thief.session.access_token}` };
  const odd = await raw(served, '/auth/v1/user/identities/x', { method: 'DELETE', headers });
  expect(odd).toMatchObject({ status: 422, body: { error_code: 'identity_not_found' } });
  expect(await identitiesOf(owner)).toHaveLength(2);
});

test('single sign-on says that there is none', async () => {
  const { error } = await served.client().auth.signInWithSSO({ domain: 'example.com' });
  expect(error).toMatchObject({ status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' });
});

test('nobody comes in anonymously unless that is configured', async () => {
  expect((await served.client().auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
});

test('where it is configured, somebody without an address has an account and rows of their own', async () => {
  const open = await serveBackend({ anonymousSignIn: true });
  try {
    const client = open.client();
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { language: 'pt' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      user_metadata: { language: 'pt' },
      identities: [],
    });
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({ is_anonymous: true });
    expect((await client.from('notes').insert({ title: 'mine' })).error).toBeNull();
    expect((await client.from('notes').select('title')).data).toEqual([{ title: 'mine' }]);
    expect((await client.auth.refreshSession()).error).toBeNull();
    const another = open.client();
    await another.auth.signInAnonymously();
    expect((await another.from('notes').select('title')).data).toEqual([]);
    const settings = await raw(open, '/auth/v1/settings');
    expect(settings.body).toMatchObject({ external: { anonymous_users: true } });
    expect(await postJson(open, '/auth/v1/signup', { password: 'only a password' })).toMatchObject({ status: 400 });
  } finally {
    await open.stop();
  }
});
