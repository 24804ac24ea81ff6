import { expect, test } from 'vitest';
import { findProfileGaps, isComplete, minimalGoogleProfile, newGoogleProfile } from './google-profile.ts';

const person = {
  id: '6f0f8f0e-0000-4000-8000-000000000000',
  email: 'ana@example.com',
  name: 'Ana Souza',
  avatarUrl: 'https://a.example/ana.png',
  language: 'pt',
} as const;
const now = new Date('2026-11-22T10:00:00Z');

test('a new profile is what the specification writes', () => {
  expect(newGoogleProfile(person, now)).toEqual({
    id_usuario: person.id,
    nome_completo: 'Ana Souza',
    e_mail: 'ana@example.com',
    lingua: 'pt',
    sexo: 'Outro',
    estilo_terapeuta: 'calmo',
    data_nascimento: '2000-01-01',
    idade: 24,
    idade_confirmada: false,
    som_ativado: true,
    animacoes_ativadas: true,
    modo_escuro: false,
    leitura_automatica: false,
    avatar_url: 'https://a.example/ana.png',
    ispremium: false,
    trial_start_date: '2026-11-22T10:00:00.000Z',
    trial_used: false,
  });
});

test('the least that makes a profile has another age and sex', () => {
  expect(minimalGoogleProfile(person, now)).toMatchObject({
    sexo: 'masculino',
    idade: 25,
    data_nascimento: '1999-01-01',
    idade_confirmada: false,
    ispremium: false,
    trial_used: false,
  });
});

test('gaps are filled, and nothing that is there is among them', () => {
  const profile = { ...newGoogleProfile(person, now), sequencia_visivel: true };
  expect(findProfileGaps(profile, person, '2026-11-22')).toEqual({});
  expect(isComplete(profile)).toBe(true);
  const gappy = { ...profile, nome_completo: ' ', sexo: null, ispremium: true };
  expect(isComplete(gappy)).toBe(false);
  expect(findProfileGaps(gappy, person, '2026-11-22')).toEqual({ nome_completo: 'Ana Souza', sexo: 'Outro' });
});

test('an age that is missing follows from the birth date, if that is there', () => {
  const profile = { ...newGoogleProfile(person, now), sequencia_visivel: true, idade: null };
  expect(findProfileGaps({ ...profile, data_nascimento: '2001-11-23' }, person, '2026-11-22')).toEqual({ idade: 24 });
  expect(findProfileGaps({ ...profile, data_nascimento: null }, person, '2026-11-22')).toEqual({
    data_nascimento: '2000-01-01',
    idade_confirmada: false,
    idade: 24,
  });
});
