import type { SignUpForm } from '#features/account/forms/validate-account.ts';

/** What a sign-up asks, a screen at a time; all else is in the profile. */
export const signUpSteps = ['account', 'person'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

export const fieldsOfStep: Readonly<Record<SignUpStep, readonly (keyof SignUpForm)[]>> = {
  account: ['email', 'password', 'confirmation', 'isAgreed'],
  person: ['name', 'birthDate'],
};
