/** What fills the slots of a line. */
export type Slots = Readonly<Record<string, string | undefined>>;

const slot = /\{([a-z]+)\}/g;

/** Whether everything a line asks for is there. */
export function isFillable(line: string, slots: Slots): boolean {
  return [...line.matchAll(slot)].every(([, name]) => slots[name ?? ''] !== undefined);
}

export function fill(line: string, slots: Slots): string {
  return line.replace(slot, (_, name: string) => slots[name] ?? '');
}

/** The longest run of a line without slots: by it the line is found again in what was said. */
export function fingerprint(line: string): string {
  let longest = '';
  for (const part of line.split(/\{[a-z]+\}/)) if (part.length > longest.length) longest = part;
  return longest.trim();
}
