import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, goodPassword } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

test('signing up gives a session and a person in GoTrue’s shape', async () => {
  const email = freshEmail();
  const { data, error } = await served.client().auth.signUp({
    email: email.toUpperCase(),
    password: goodPassword,
    options: { data: { name: 'Ana <b>', quote: "'); drop table auth.users; --" } },
  });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(data.user).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: 'Ana <b>', quote: "'); drop table auth.users; --" },
    is_anonymous: false,
  });
  expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }]);
  expect(data.user?.confirmed_at).toBeTruthy();
});
