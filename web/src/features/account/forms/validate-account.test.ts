import { expect, test } from 'vitest';
import {
  checkCode,
  checkDeletion,
  checkNewPassword,
  checkProfile,
  checkSignIn,
  checkSignUp,
  type SignUpForm,
} from '#features/account/forms/validate-account.ts';

const today = '2026-11-22';

const complete: SignUpForm = {
  name: 'Ana',
  email: 'ana@example.com',
  password: 'segredo',
  confirmation: 'segredo',
  birthDate: '1990-05-09',
  isAgreed: true,
};

test('a complete form has no problems', () => {
  expect(checkSignUp(complete, today)).toEqual({});
  expect(checkSignIn(complete)).toEqual({});
});

test('an empty sign-up names every missing field', () => {
  const empty = { ...complete, name: ' ', email: '', password: '', confirmation: '', birthDate: null, isAgreed: false };
  expect(checkSignUp(empty, today)).toEqual({
    name: 'validation.nameRequired',
    email: 'validation.emailRequired',
    password: 'validation.passwordRequired',
    birthDate: 'validation.birthDateRequired',
    isAgreed: 'validation.termsRequired',
  });
});

test('a new password has at least six characters and is written twice the same', () => {
  expect(checkSignUp({ ...complete, password: '12345', confirmation: '12345' }, today)).toEqual({
    password: 'validation.passwordTooShort',
  });
  expect(checkSignUp({ ...complete, confirmation: 'Segredo' }, today)).toEqual({
    confirmation: 'validation.passwordsDiffer',
  });
});

test.each(['ana', 'ana@', '@example.com', 'ana@example', 'a na@example.com'])('%s is no email address', (email) => {
  expect(checkSignUp({ ...complete, email }, today).email).toBe('validation.emailInvalid');
});

test('an email address may have spaces around it', () => {
  expect(checkSignIn({ email: ' ana@example.com ', password: 'x' })).toEqual({});
});

test('a password that exists already may have any length', () => {
  expect(checkSignIn({ email: 'ana@example.com', password: '1' })).toEqual({});
});

test('a name as long as a page is refused', () => {
  expect(checkSignUp({ ...complete, name: 'a'.repeat(201) }, today).name).toBe('validation.nameTooLong');
});

test('an account is deleted by the right word, however it is written, and a proof', () => {
  const wanted = { word: 'apagar', kind: 'password' } as const;
  expect(checkDeletion({ word: ' Apagar ', proof: 'x' }, wanted)).toEqual({});
  expect(checkDeletion({ word: 'apaga', proof: '' }, wanted)).toEqual({
    word: 'validation.wordDiffers',
    proof: 'validation.passwordRequired',
  });
  expect(checkDeletion({ word: 'apagar', proof: ' ' }, { ...wanted, kind: 'code' })).toEqual({
    proof: 'validation.codeRequired',
  });
});

test('a new password follows the rules of signing up', () => {
  expect(checkNewPassword({ password: 'segredo', confirmation: 'segredo' })).toEqual({});
  expect(checkNewPassword({ password: '12345', confirmation: 'x' })).toEqual({
    password: 'validation.passwordTooShort',
    confirmation: 'validation.passwordsDiffer',
  });
});

test('a code has six digits, in whatever script', () => {
  expect(checkCode({ code: ' ٠٤٨ ٢١٣ ' })).toEqual({});
  expect(checkCode({ code: ' ' })).toEqual({ code: 'validation.codeRequired' });
  expect(checkCode({ code: '04821' })).toEqual({ code: 'validation.codeIncomplete' });
});

test('who is not thirteen yet has no account, whatever else they say', () => {
  expect(checkSignUp({ ...complete, birthDate: '2013-11-23' }, today)).toEqual({ birthDate: 'validation.tooYoung' });
  expect(checkSignUp({ ...complete, birthDate: '2013-11-22' }, today)).toEqual({});
});

test('a profile keeps a name', () => {
  expect(checkProfile({ name: 'Ana' })).toEqual({});
  expect(checkProfile({ name: ' ' })).toEqual({ name: 'validation.nameRequired' });
});
