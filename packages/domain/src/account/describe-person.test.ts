import { expect, test } from 'vitest';
import { describePerson, toProfileLanguage, signsInWithGoogle } from './describe-person.ts';

const id = '6f0f8f0e-0000-4000-8000-000000000000';
test('a name is cut to what a profile holds', () => {
  const user = { id, user_metadata: { full_name: 'a'.repeat(300) } };
  expect(describePerson(user, 'pt').name).toHaveLength(200);
});

test.each([
  [{ provider: 'google' }, true],
  [{ provider: 'email', providers: ['email', 'google'] }, true],
  [{ provider: 'email', providers: ['email'] }, false],
  [{ providers: 'google' }, false],
  [undefined, false],
])('%j signs in with Google: %j', (metadata, answer) => {
  const user = { id, user_metadata: {}, ...(metadata && { app_metadata: metadata }) };
  expect(signsInWithGoogle(user)).toBe(answer);
});

test.each([
  ['pt-BR', 'pt'],
  ['PT', 'pt'],
  ['en-BR', 'pt'],
  ['en-US', 'en'],
  ['ja', 'en'],
  ['', 'en'],
])('a browser that speaks %j makes a profile in %s', (browser, language) => {
  expect(toProfileLanguage(browser)).toBe(language);
});

test('only a picture with a safe address is taken over', () => {
  const pictureOf = (metadata: Record<string, unknown>) =>
    describePerson({ id, user_metadata: metadata }, 'pt').avatarUrl;
  expect(pictureOf({ avatar_url: 'https://a.example/1.png' })).toBe('https://a.example/1.png');
  expect(pictureOf({ avatar_url: 'javascript:alert(1)', picture: 'https://a.example/2.png' })).toBe(
    'https://a.example/2.png',
  );
  expect(pictureOf({ picture: `https://a.example/${'a'.repeat(2048)}` })).toBeNull();
});
