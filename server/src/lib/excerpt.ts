/**
 * The beginning of a text on one line, at most `length` UTF-16 code units long: cut between words where there are words to
 * cut between, never within a character.
 */
export function excerpt(text: string, length: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= length) return line;
  const room = length - 1;
  const lastSpace = line.lastIndexOf(' ', room);
  const end = lastSpace > room / 2 ? lastSpace : endOfCharacter(line, room);
  return `${line.slice(0, end).trimEnd()}…`;
}

function endOfCharacter(line: string, room: number): number {
  let end = 0;
  for (const { index } of new Intl.Segmenter().segment(line)) {
    if (index > room) break;
    end = index;
  }
  return end;
}
