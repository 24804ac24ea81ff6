import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, goodPassword } from '../testing/people.ts';
import { postJson } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

test('signing up gives a session and a person in GoTrue’s shape', async () => {
  const email = freshEmail();
  const { data, error } = await served.client().auth.signUp({ email: email.toUpperCase(), password: goodPassword });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(data.user).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    is_anonymous: false,
  });
  expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email, email_verified: false } }]);
  expect(data.user?.confirmed_at).toBeTruthy();
});

test('SQL, HTML and odd keys in the metadata are data, stored as a JSON object', async () => {
  const email = freshEmail();
  const metadata = `{"name":"Ana <script>x</script>","quote":"'); drop table auth.users; --","__proto__":{"role":"admin"}}`;
  const answer = await postJson(
    served,
    '/auth/v1/signup',
    `{"email":"${email}","password":"${goodPassword}","data":${metadata}}`,
  );
  expect(answer.status).toBe(200);
  const [row] = await served.sql`
    select jsonb_typeof(raw_user_meta_data) as type, raw_user_meta_data ->> 'quote' as quote, raw_user_meta_data::text as text,
      jsonb_typeof(raw_app_meta_data) as app_type, raw_app_meta_data ->> 'provider' as provider
    from auth.users where email = ${email}
  `;
  expect(row).toMatchObject({
    type: 'object',
    app_type: 'object',
    provider: 'email',
    quote: "'); drop table auth.users; --",
  });
  expect(row?.text).toContain('"__proto__": {"role": "admin"}');
});

test('a trigger on auth.users reads the metadata by key', async () => {
  await served.sql.script(`
    create table public.seen (name text);
    create function public.note_name() returns trigger language plpgsql security definer as $$
    begin insert into public.seen values (new.raw_user_meta_data ->> 'full_name'); return new; end $$;
    create trigger note_name after insert on auth.users for each row execute function public.note_name();
  `);
  const { error } = await served.client().auth.signUp({
    email: freshEmail(),
    password: goodPassword,
    options: { data: { full_name: 'Ana' } },
  });
  await served.sql`drop trigger note_name on auth.users`;
  expect(error).toBeNull();
  expect(await served.sql`select name from public.seen`).toMatchObject([{ name: 'Ana' }]);
});

test('thirty parallel sign-ups of one address give one account and clean answers', async () => {
  const email = freshEmail();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => served.client().auth.signUp({ email, password: goodPassword })),
  );
  expect(answers.filter(({ data }) => data.session)).toHaveLength(1);
  const refusals = answers.flatMap(({ error }) => (error ? [[error.status, error.code]] : []));
  expect(refusals).toEqual(Array.from({ length: 29 }, () => [422, 'user_already_exists']));
  const [count] = await served.sql`
    select count(*)::int as accounts, count(i.id)::int as identities
    from auth.users u left join auth.identities i on i.user_id = u.id where u.email = ${email}
  `;
  expect(count).toEqual({ accounts: 1, identities: 1 });
});

test.each([
  ['no address at all', { password: goodPassword }, 400, 'validation_failed'],
  ['an address that is none', { email: 'a', password: '123456' }, 400, 'validation_failed'],
  [
    'an address of 300 characters',
    { email: `${'a'.repeat(300)}@example.com`, password: goodPassword },
    400,
    'validation_failed',
  ],
  ['an address with HTML', { email: '<b>@example.com', password: goodPassword }, 400, 'validation_failed'],
  ['no password', { email: 'a@example.com' }, 400, 'validation_failed'],
  ['a password of 73 bytes', { email: 'a@example.com', password: 'é'.repeat(36) + 'x' }, 400, 'validation_failed'],
  [
    'metadata that is a string',
    { email: 'a@example.com', password: goodPassword, data: '{}' },
    400,
    'validation_failed',
  ],
  ['metadata that is a list', { email: 'a@example.com', password: goodPassword, data: [] }, 400, 'validation_failed'],
  ['a null character', { email: 'a@example.com', password: goodPassword, data: { a: '\0' } }, 400, 'validation_failed'],
  [
    'metadata too large for a token',
    { email: 'a@example.com', password: goodPassword, data: { a: 'x'.repeat(7000) } },
    400,
    'validation_failed',
  ],
  ['a password that is a number', { email: 'a@example.com', password: 12345678 }, 400, 'validation_failed'],
  ['a phone', { phone: '+5511999999999', password: goodPassword }, 422, 'phone_provider_disabled'],
  ['nobody', {}, 422, 'anonymous_provider_disabled'],
  ['no JSON', 'email=a', 400, 'bad_json'],
  ['nothing', '', 400, 'bad_json'],
  ['a list', '[]', 400, 'bad_json'],
  ['null', 'null', 400, 'bad_json'],
])('signing up with %s is refused', async (_, body, status, code) => {
  const answer = await postJson(served, '/auth/v1/signup', body);
  expect(answer).toMatchObject({ status, body: { code: status, error_code: code, msg: expect.any(String) } });
});

test('a body over the limit is refused, with and without a declared length', async () => {
  const body = JSON.stringify({ email: freshEmail(), password: goodPassword, filler: 'x'.repeat(1_000_000) });
  expect((await postJson(served, '/auth/v1/signup', body)).status).toBe(413);
  const chunked = await fetch(`${served.url}/auth/v1/signup`, {
    method: 'POST',
    body: new Blob([body]).stream(),
    duplex: 'half',
  });
  expect(chunked.status).toBe(413);
});

test('short and common passwords are refused with their reasons', async () => {
  const client = served.client();
  const short = await client.auth.signUp({ email: freshEmail(), password: '12345' });
  expect(short.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
  expect(short.error?.message).toContain('Password should be at least 6 characters');
  const common = await client.auth.signUp({ email: freshEmail(), password: 'Password123' });
  expect(common.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['pwned'] });
});

test('no answer and no log contains a password, a hash or a statement', async () => {
  const email = freshEmail();
  const first = await postJson(served, '/auth/v1/signup', { email, password: goodPassword });
  const second = await postJson(served, '/auth/v1/signup', { email, password: goodPassword });
  const spoken = JSON.stringify([first.body, second.body, served.events]);
  expect(spoken).not.toContain(goodPassword);
  expect(spoken).not.toContain('$2b$');
  expect(spoken).not.toMatch(/insert into|select /i);
  expect(JSON.stringify(served.events)).not.toContain('@');
});
