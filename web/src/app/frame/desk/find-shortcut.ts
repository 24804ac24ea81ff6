export const shortcuts = ['new', 'search', 'write', 'breathe', 'help', 'list'] as const;
export type Shortcut = (typeof shortcuts)[number];

/** What is printed on the key of each. */
export const shortcutKeys: Readonly<Record<Shortcut, string>> = {
  new: 'N',
  search: '/',
  write: 'W',
  breathe: 'B',
  help: 'H',
  list: '?',
};

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Arabic and Chinese keyboards have a question mark of their own. */
const questionMarks = ['?', '؟', '？'];

const byLetter: Readonly<Record<string, Shortcut>> = { n: 'new', w: 'write', b: 'breathe', h: 'help' };

/**
 * The shortcut of a key press; null if it is none. Control or Command with a slash shows the list even where somebody
 * writes; all others are single keys, so they count only where nobody does, and can be switched off (WCAG 2.1.4).
 */
export function findShortcut(press: Press, { isTyping, isOn }: { isTyping: boolean; isOn: boolean }): Shortcut | null {
  if (press.ctrlKey || press.metaKey) return press.key === '/' ? 'list' : null;
  if (press.altKey || isTyping || !isOn) return null;
  if (questionMarks.includes(press.key)) return 'list';
  if (press.key === '/') return 'search';
  return byLetter[latinLetter(press)] ?? null;
}

/** On a keyboard of other letters the place of the key decides. */
function latinLetter({ key, code }: Press): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^[^\p{ASCII}]$/u.test(key) ? code.replace(/^Key/, '').toLowerCase() : '';
}
