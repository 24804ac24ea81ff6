import { newGoogleProfile } from '@alento/domain/account/google-profile.ts';
import { expect, test } from 'vitest';
import {
  diffForm,
  formAfterSave,
  toForm,
  isBirthDateRejected,
  lockedBirthDate,
} from '#features/account/profile/fill-form.ts';

const today = '2026-11-22';
const id = '6f0f8f0e-0000-4000-8000-000000000000';
const known = { id, email: 'ana@example.com', name: 'Ana', avatarUrl: null, language: 'pt' } as const;
const profile = { ...newGoogleProfile(known, new Date('2026-11-22T12:00:00Z')), sequencia_visivel: true };

test("a default birth date is not shown as the person's own", () => {
  expect(toForm(profile)).toEqual({ name: 'Ana', birthDate: null, gender: 'Outro', style: 'calmo', language: 'pt' });
  expect(toForm({ ...profile, idade_confirmada: true }).birthDate).toBe('2000-01-01');
});

test('only what changed is saved', () => {
  expect(diffForm(toForm(profile), profile, today)).toEqual({});
  const form = { ...toForm(profile), name: ' Ana Luz ', style: 'analitico', language: 'en' } as const;
  expect(diffForm(form, profile, today)).toEqual({
    nome_completo: 'Ana Luz',
    estilo_terapeuta: 'analitico',
    lingua: 'en',
  });
});

test('what has changed elsewhere since the form was filled is no change of the form', () => {
  const form = { ...toForm(profile), name: 'Ana Luz' };
  const saved = { ...profile, nome_completo: 'Ana Luz', lingua: 'en' } as const;
  expect(diffForm(form, profile, today)).toEqual({ nome_completo: 'Ana Luz' });
  expect(diffForm(formAfterSave(form, { sent: form, saved }), saved, today)).toEqual({});
});

test('what is chosen while a form is being saved stays, and all else is as the server has it', () => {
  const sent = { ...toForm(profile), name: 'Ana Luz ', birthDate: '2015-01-01' };
  const saved = { ...profile, nome_completo: 'Ana Luz', idade_confirmada: true, data_nascimento: '1990-12-01' };
  expect(formAfterSave({ ...sent, style: 'analitico' }, { sent, saved })).toEqual({
    ...toForm(saved),
    style: 'analitico',
  });
});

test('a birth date is stated once, with the age that follows from it, and corrected by an adult', () => {
  const form = { ...toForm(profile), birthDate: '1990-12-01' };
  const change = { data_nascimento: '1990-12-01', idade: 35 };
  expect(diffForm(form, profile, today)).toEqual({ ...change, idade_confirmada: true });
  expect(diffForm(form, { ...profile, idade_confirmada: true }, today)).toEqual(change);
});

test('a minor does not change their birth date', () => {
  const minor = { ...profile, data_nascimento: '2011-11-22', idade_confirmada: true };
  expect(lockedBirthDate(minor, today)).toBe('2011-11-22');
  expect(diffForm({ ...toForm(minor), birthDate: '1990-12-01' }, minor, today)).toEqual({});
  expect(lockedBirthDate({ ...minor, idade_confirmada: false }, today)).toBeUndefined();
  expect(lockedBirthDate({ ...minor, data_nascimento: '2008-11-22' }, today)).toBeUndefined();
});

test('a birth date that the server has not taken is noticed', () => {
  const adult = { ...profile, idade_confirmada: true, data_nascimento: '1990-12-01' };
  expect(isBirthDateRejected({ data_nascimento: '2015-01-01', idade: 11 }, adult)).toBe(true);
  expect(isBirthDateRejected({ data_nascimento: '1990-12-01', idade: 35 }, adult)).toBe(false);
  expect(isBirthDateRejected({ nome_completo: 'Ana' }, adult)).toBe(false);
});
