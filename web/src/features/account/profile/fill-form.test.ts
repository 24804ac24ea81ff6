import { newGoogleProfile } from '@alento/domain/account/google-profile.ts';
import { expect, test } from 'vitest';
import { changeOf, formOf } from '#features/account/profile/fill-form.ts';

const today = '2026-11-22';
const id = '6f0f8f0e-0000-4000-8000-000000000000';
const known = { id, email: 'ana@example.com', name: 'Ana', avatarUrl: null, language: 'pt' } as const;
const profile = { ...newGoogleProfile(known, new Date('2026-11-22T12:00:00Z')), sequencia_visivel: true };

test("a default birth date is not shown as the person's own", () => {
  expect(formOf(profile)).toEqual({ name: 'Ana', birthDate: null, gender: 'Outro', style: 'calmo', language: 'pt' });
  expect(formOf({ ...profile, idade_confirmada: true }).birthDate).toBe('2000-01-01');
});

test('only what changed is saved', () => {
  expect(changeOf(formOf(profile), profile, today)).toEqual({});
  const form = { ...formOf(profile), name: ' Ana Luz ', style: 'analitico', language: 'en' } as const;
  expect(changeOf(form, profile, today)).toEqual({
    nome_completo: 'Ana Luz',
    estilo_terapeuta: 'analitico',
    lingua: 'en',
  });
});

test('a birth date is saved with the age that follows from it, confirmed', () => {
  expect(changeOf({ ...formOf(profile), birthDate: '1990-12-01' }, profile, today)).toEqual({
    data_nascimento: '1990-12-01',
    idade: 35,
    idade_confirmada: true,
  });
});
