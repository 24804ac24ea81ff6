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

/** Whether a line was said in a text, whatever filled its slots then. */
export function isSaidIn(line: string, text: string): boolean {
  let from = 0;
  for (const part of line.split(/\{[a-z]+\}/)) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}
