import { expect, test } from 'vitest';
import { profileFromSignUp } from './sign-up-profile.ts';

const today = '2026-11-22';

test('what a sign-up answered becomes the profile, with the age it follows from', () => {
  const answers = {
    sexo: 'feminino',
    estilo_terapeuta: 'analitico',
    lingua: 'ja',
    data_nascimento: '1990-12-01',
    avatar_url: '/avatars/fox-320.webp',
  };
  expect(profileFromSignUp({ full_name: 'Ana', ...answers }, today)).toEqual({
    ...answers,
    idade: 35,
    idade_confirmada: true,
  });
});

test('what was not answered is left to the profile itself', () => {
  expect(profileFromSignUp({ full_name: 'Ana' }, today)).toEqual({});
});

test.each([
  null,
  'words',
  { sexo: 'x', estilo_terapeuta: 7, lingua: 'xx', data_nascimento: '1790-01-01', avatar_url: 'https://example.com/a' },
  { data_nascimento: '2001-02-30', ispremium: true, trial_start_date: '2020-01-01' },
])('%j answers nothing', (metadata) => {
  expect(profileFromSignUp(metadata, today)).toEqual({});
});
