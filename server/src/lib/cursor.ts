/** Turns a place in a list into text that a client hands back untouched. */
export function encodeCursor(parts: readonly string[]): string {
  return Buffer.from(parts.join(' ')).toString('base64url');
}

/** The parts of a cursor, or null if it is none of ours: `pattern` says what ours look like. */
export function decodeCursor(cursor: string, pattern: RegExp): readonly string[] | null {
  const match = pattern.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  return match ? match.slice(1) : null;
}
