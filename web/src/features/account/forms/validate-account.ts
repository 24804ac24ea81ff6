import { maxNameLength, minPasswordLength } from '@alento/domain/account/limits.ts';
import { isTooYoung } from '@alento/domain/account/age.ts';
import type { Gender, ProfileStyle } from '@alento/domain/account/profile-schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { toPlainDigits } from '#ui/plain-digits.ts';

/** Words of the namespace `account` that say what is wrong with a field. */
export type FieldProblem =
  | 'validation.nameRequired'
  | 'validation.nameTooLong'
  | 'validation.birthDateRequired'
  | 'validation.tooYoung'
  | 'validation.emailRequired'
  | 'validation.emailInvalid'
  | 'validation.passwordRequired'
  | 'validation.passwordTooShort'
  | 'validation.passwordsDiffer'
  | 'validation.termsRequired'
  | 'validation.wordDiffers'
  | 'validation.codeRequired'
  | 'validation.codeIncomplete';

export interface SignInForm {
  email: string;
  password: string;
}

export interface NewPasswordForm {
  password: string;
  confirmation: string;
}

export interface SignUpForm extends SignInForm, NewPasswordForm {
  name: string;
  /** A calendar day such as 2001-05-09. */
  birthDate: string | null;
  isAgreed: boolean;
}

export interface ProfileForm {
  name: string;
  birthDate: string | null;
  gender: Gender | null;
  style: ProfileStyle;
  language: LanguageCode;
}

export interface PasswordChangeForm extends NewPasswordForm {
  /** The current password, or the mailed code; nothing where neither is asked for. */
  proof: string;
}

export interface ProofForm {
  /** The password, or the mailed code. */
  proof: string;
}

export interface DeletionForm extends ProofForm {
  word: string;
}

export type Problems<Form> = Partial<Record<keyof Form, FieldProblem>>;

function problemOfEmail(email: string): FieldProblem | undefined {
  if (email.trim() === '') return 'validation.emailRequired';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'validation.emailInvalid';
}

function problemOfName(name: string): FieldProblem | undefined {
  if (name.trim() === '') return 'validation.nameRequired';
  return name.trim().length > maxNameLength ? 'validation.nameTooLong' : undefined;
}

function problemOfBirthDate(birthDate: string | null, today: string): FieldProblem | undefined {
  if (birthDate === null) return 'validation.birthDateRequired';
  return isTooYoung(birthDate, today) ? 'validation.tooYoung' : undefined;
}

function problemOfNewPassword(password: string): FieldProblem | undefined {
  if (password === '') return 'validation.passwordRequired';
  return password.length < minPasswordLength ? 'validation.passwordTooShort' : undefined;
}

export function checkSignIn({ email, password }: SignInForm): Problems<SignInForm> {
  return withoutEmpty<SignInForm>({
    email: problemOfEmail(email),
    password: password === '' ? 'validation.passwordRequired' : undefined,
  });
}

/** What a sign-up lacks, on a calendar day. */
export function checkSignUp(form: SignUpForm, today: string): Problems<SignUpForm> {
  const { name, email, birthDate, isAgreed } = form;
  const problems = withoutEmpty<Pick<SignUpForm, 'name' | 'email' | 'birthDate' | 'isAgreed'>>({
    name: problemOfName(name),
    email: problemOfEmail(email),
    birthDate: problemOfBirthDate(birthDate, today),
    isAgreed: isAgreed ? undefined : 'validation.termsRequired',
  });
  return { ...problems, ...checkNewPassword(form) };
}

export function checkProfile({ name }: Pick<ProfileForm, 'name'>): Problems<ProfileForm> {
  return withoutEmpty<Pick<ProfileForm, 'name'>>({ name: problemOfName(name) });
}

export function checkEmail({ email }: { email: string }): Problems<{ email: string }> {
  return withoutEmpty<{ email: string }>({ email: problemOfEmail(email) });
}

export function checkNewPassword({ password, confirmation }: NewPasswordForm): Problems<NewPasswordForm> {
  return withoutEmpty<NewPasswordForm>({
    password: problemOfNewPassword(password),
    confirmation: confirmation === password ? undefined : 'validation.passwordsDiffer',
  });
}

export function checkPasswordChange(
  { proof, ...form }: PasswordChangeForm,
  wanted: 'password' | 'code' | 'nothing',
): Problems<PasswordChangeForm> {
  const missing = wanted === 'code' ? 'validation.codeRequired' : 'validation.passwordRequired';
  return {
    ...withoutEmpty<Pick<PasswordChangeForm, 'proof'>>({
      proof: wanted === 'nothing' || proof !== '' ? undefined : missing,
    }),
    ...checkNewPassword(form),
  };
}

export function checkCode({ code }: { code: string }): Problems<{ code: string }> {
  const isComplete = /^\d{6}$/.test(toPlainDigits(code));
  const problem = code.trim() === '' ? 'validation.codeRequired' : 'validation.codeIncomplete';
  return withoutEmpty<{ code: string }>({ code: isComplete ? undefined : problem });
}

export function checkDeletion(
  { word, proof }: DeletionForm,
  wanted: { word: string; kind: 'password' | 'code' | 'given' },
): Problems<DeletionForm> {
  return {
    ...withoutEmpty<Pick<DeletionForm, 'word'>>({
      word: word.trim().toLowerCase() === wanted.word.toLowerCase() ? undefined : 'validation.wordDiffers',
    }),
    ...(wanted.kind === 'given' ? {} : checkProof({ proof }, wanted.kind)),
  };
}

export function checkProof({ proof }: ProofForm, kind: 'password' | 'code'): Problems<ProofForm> {
  const missing = kind === 'password' ? 'validation.passwordRequired' : 'validation.codeRequired';
  return withoutEmpty<ProofForm>({ proof: proof.trim() === '' ? missing : undefined });
}

function withoutEmpty<Form>(problems: Record<keyof Form, FieldProblem | undefined>): Problems<Form> {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems<Form>;
}
