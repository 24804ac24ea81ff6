import { expect, test } from 'vitest';
import { toPerson } from '#features/account/state.ts';

const id = '6f0f8f0e-0000-4000-8000-000000000000';

test('a person is called by their full name, else their name, else what stands before the @', () => {
  const metadata = { full_name: 'Ana Souza', name: 'ana' };
  expect(toPerson({ id, email: 'a@example.com', user_metadata: metadata }).name).toBe('Ana Souza');
  expect(toPerson({ id, email: 'a@example.com', user_metadata: { full_name: ' ', name: 'ana' } }).name).toBe('ana');
  expect(toPerson({ id, email: 'beatriz@example.com', user_metadata: {} }).name).toBe('beatriz');
});

test('somebody without a name and an address is a human', () => {
  expect(toPerson({ id, user_metadata: { name: 7 } })).toEqual({ id, email: '', name: 'Humano', picture: null });
});
