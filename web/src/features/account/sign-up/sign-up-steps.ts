import type { SignUpForm } from '#features/account/forms/validate-account.ts';

/** What a sign-up asks, a screen at a time. */
export const signUpSteps = ['account', 'person', 'wishes'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

export const fieldsOfStep: Readonly<Record<SignUpStep, readonly (keyof SignUpForm)[]>> = {
  account: ['name', 'email', 'password', 'confirmation'],
  person: ['avatarUrl', 'birthDate', 'gender'],
  wishes: ['style', 'isAgreed'],
};
