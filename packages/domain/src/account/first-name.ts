/** A word that a person could be called by, in any script. */
const plainName = /^\p{L}[\p{L}\p{M}'’.-]{0,39}$/u;

/** Placeholder names that sign-up services write. */
const placeholders: ReadonlySet<string> = new Set(['humano', 'usuário', 'user']);

/** How to call a person: the first word of their name, or null where that is no name to say. */
export function getFirstName(fullName: string | null | undefined): string | null {
  const [first = ''] = (fullName ?? '').normalize('NFC').trim().split(/\s+/);
  return plainName.test(first) && !placeholders.has(first.toLowerCase()) ? first : null;
}
