import type { SignUpForm } from '#features/account/forms/validate-account.ts';
import { inTabStorage } from '#lib/tab-storage.ts';

const names = ['name', 'email', 'birthDate'] as const;

/** What was typed and chosen in the forms around signing in, never passwords. */
export type FormDraft = Partial<Pick<SignUpForm, (typeof names)[number]>>;

const key = 'typed-before-google';

let typed: FormDraft | undefined;

/** Stays as long as the page does, in memory alone, so that no form asks for it again. */
export function saveFormDraft(form: FormDraft): void {
  typed = { ...readFormDraft(), ...toFormDraft(form) };
}

export function readFormDraft(): FormDraft {
  return (typed ??= consumePersisted());
}

/** Keeps the draft in this tab during a visit to Google, for users who return without having signed in. */
export function persistFormDraft(): void {
  inTabStorage((storage) => storage.setItem(key, JSON.stringify(readFormDraft())));
}

export function clearFormDraft(): void {
  typed = {};
  inTabStorage((storage) => storage.removeItem(key));
}

function consumePersisted(): FormDraft {
  const carried = inTabStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}') as object);
  inTabStorage((storage) => storage.removeItem(key));
  return toFormDraft(carried ?? {});
}

const toFormDraft = (form: object): FormDraft =>
  Object.fromEntries(Object.entries(form).filter(([name]) => (names as readonly string[]).includes(name)));
