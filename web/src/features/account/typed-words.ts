import type { SignUpForm } from '#features/account/validate-account.ts';
import { inTabStorage } from '#lib/tab-storage.ts';

const names = ['name', 'email', 'birthDate', 'gender', 'style', 'avatarUrl'] as const;

/** What somebody has typed and chosen around signing in; passwords are never among it. */
export type TypedWords = Partial<Pick<SignUpForm, (typeof names)[number]>>;

const key = 'typed-before-google';

let typed: TypedWords | undefined;

/** Stays as long as the page does, in memory alone, so that no form asks for it again. */
export function keepTyped(form: TypedWords): void {
  typed = { ...readTyped(), ...wordsOf(form) };
}

export function readTyped(): TypedWords {
  return (typed ??= takeCarried());
}

/** Keeps it in this tab while the person is at Google: whoever comes back without having signed in goes on with it. */
export function carryTyped(): void {
  inTabStorage((storage) => storage.setItem(key, JSON.stringify(readTyped())));
}

export function forgetTyped(): void {
  typed = {};
  inTabStorage((storage) => storage.removeItem(key));
}

function takeCarried(): TypedWords {
  const carried = inTabStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}') as object);
  inTabStorage((storage) => storage.removeItem(key));
  return wordsOf(carried ?? {});
}

const wordsOf = (form: object): TypedWords =>
  Object.fromEntries(Object.entries(form).filter(([name]) => (names as readonly string[]).includes(name)));
