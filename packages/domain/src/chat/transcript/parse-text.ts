export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly start: number; readonly items: readonly string[] };

export type TextPart = { readonly kind: 'words' | 'strong' | 'link'; readonly text: string };

const itemPattern = /^\s*(?:[-*•]|(?<number>\d{1,2})[.)])\s+(?<words>\S.*)$/;

/** Paragraphs and lists of a reply; a single line that begins with a dash or a number is no list. */
export function parseBlocks(text: string): TextBlock[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .flatMap((paragraph) => groupLines(paragraph.split('\n')).map(toBlock));
}

interface LineGroup {
  readonly isList: boolean;
  readonly lines: string[];
}

function groupLines(lines: readonly string[]): LineGroup[] {
  const groups: LineGroup[] = [];
  lines.forEach((line, index) => {
    const isItem = itemPattern.test(line);
    const last = groups.at(-1);
    const hasNeighbour = [lines[index - 1], lines[index + 1]].some((other) => itemPattern.test(other ?? ''));
    const isList = isItem && hasNeighbour;
    if (last?.isList === isList) last.lines.push(line);
    else groups.push({ isList, lines: [line] });
  });
  return groups;
}

function toBlock({ isList, lines }: LineGroup): TextBlock {
  if (!isList) return { kind: 'paragraph', text: lines.join('\n') };
  const matches = lines.map((line) => itemPattern.exec(line)?.groups);
  const first = matches[0]?.number;
  return {
    kind: 'list',
    isOrdered: first !== undefined,
    start: Number(first ?? 1),
    items: matches.map((match) => match?.words ?? ''),
  };
}

const partPattern = /\*\*(?<strong>[^*\n]+)\*\*|(?<link>https:\/\/[^\s<>"']*[^\s<>"'.,;:!?()[\]])/g;

/** Words, emphasised words and addresses within a line; nothing else is markup. */
export function parseParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(partPattern)) {
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index) });
    const { strong, link = '' } = match.groups ?? {};
    parts.push(strong === undefined ? { kind: 'link', text: link } : { kind: 'strong', text: strong });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

const emojiOnly = /^(?=.*\p{Extended_Pictographic})[\p{Extended_Pictographic}\p{Emoji_Component}\s]{1,24}$/u;

/** Whether a message says all it says in a few emoji. */
export function isEmojiOnly(text: string): boolean {
  return emojiOnly.test(text) && !/^[\d\s#*]+$/.test(text);
}
