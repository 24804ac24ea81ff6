import { expect, test } from 'vitest';
import { getPersonName, unknownNameAtLeast } from './person-name.ts';

const named = (metadata: Record<string, unknown>, email?: string) => getPersonName({ email, user_metadata: metadata });

test('a person is called by their full name, else their name, else what stands before the @', () => {
  expect(named({ full_name: ' Ana Souza ', name: 'ana' }, 'a@example.com')).toBe('Ana Souza');
  expect(named({ full_name: ' ', name: 'ana' }, 'a@example.com')).toBe('ana');
  expect(named({ full_name: 7 }, 'beatriz@example.com')).toBe('beatriz');
});

test('somebody without a name and an address is a human, or whatever is wanted instead', () => {
  expect(named({})).toBe('Humano');
  expect(getPersonName({ email: '', user_metadata: {} }, unknownNameAtLeast)).toBe('Usuário');
});
