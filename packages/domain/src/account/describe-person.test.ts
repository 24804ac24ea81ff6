import { expect, test } from 'vitest';
import { describePerson, nameOf, profileLanguageOf, signsInWithGoogle } from './describe-person.ts';

const id = '6f0f8f0e-0000-4000-8000-000000000000';
const named = (metadata: Record<string, unknown>, email?: string) => nameOf({ id, email, user_metadata: metadata });

test('a person is called by their full name, else their name, else what stands before the @', () => {
  expect(named({ full_name: ' Ana Souza ', name: 'ana' }, 'a@example.com')).toBe('Ana Souza');
  expect(named({ full_name: ' ', name: 'ana' }, 'a@example.com')).toBe('ana');
  expect(named({ full_name: 7 }, 'beatriz@example.com')).toBe('beatriz');
});

test('somebody without a name and an address is a human, or whatever is wanted instead', () => {
  expect(named({})).toBe('Humano');
  expect(nameOf({ id, email: '', user_metadata: {} }, 'Usuário')).toBe('Usuário');
});

test('a name is cut to what a profile holds', () => {
  expect(named({ full_name: 'a'.repeat(300) })).toHaveLength(200);
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
  expect(profileLanguageOf(browser)).toBe(language);
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
