/** What somebody had typed into the form beside Google's button. */
export interface TypedWords {
  readonly name: string;
  readonly email: string;
}

const key = 'typed-before-google';

/** Keeps it in this tab while the person is at Google; passwords are never among it. */
export function keepTyped(words: TypedWords): void {
  inStorage((storage) => storage.setItem(key, JSON.stringify(words)));
}

/** What was kept: whoever comes back without having signed in goes on with it. */
export function readTyped(): TypedWords {
  const kept = inStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Partial<TypedWords> | null);
  return { name: textOf(kept?.name), email: textOf(kept?.email) };
}

export function forgetTyped(): void {
  inStorage((storage) => storage.removeItem(key));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Storage can be denied, or hold nonsense; then nothing was kept. */
function inStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
