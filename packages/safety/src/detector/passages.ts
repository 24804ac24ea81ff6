import { plain } from '@alento/classifier/features.ts';

const sentence = /[^.!?…。！？؟۔।\n]+[.!?…。！？؟۔।\n]*/gu;
const word = /[\p{L}\p{N}]/u;

/** Shorter sentences are read as one with the next: "I… I just… can't… be here." */
const shortest = 24;

/** The most of a sentence that is read as one; people write pages without a full stop. */
const longest = 240;

/** Danger is often expressed over two or three sentences, "I have the pills. It ends tonight.", or over several short ones. */
const together = 3;
const enough = 160;

/** A passage begins at least so many letters after the one before, so that no message takes long to read. */
const stride = 60;

/**
 * Cuts a message into passages of a few sentences that overlap, each in plain form (`plain`); a short message is one
 * passage. Of a longer one each sentence is a passage too, so that nothing around it talks it away. Whatever the message,
 * a letter is read a few times at the most.
 */
export function splitPassages(message: string): string[] {
  const sentences = sentencesOf(message);
  const passages = overlapping(sentences);
  return passages.length > 1 ? [...passages, ...sentences] : passages;
}

function overlapping(sentences: readonly string[]): string[] {
  const passages: string[] = [];
  let unreadLetters = stride;
  for (const [first, { length }] of sentences.entries()) {
    if (unreadLetters >= stride) {
      const end = endOfPassage(sentences, first);
      passages.push(joined(sentences.slice(first, end)));
      if (end === sentences.length) break;
      unreadLetters = 0;
    }
    unreadLetters += length;
  }
  return passages;
}

function endOfPassage(sentences: readonly string[], first: number): number {
  let end = first;
  for (let letters = 0; end < sentences.length; end += 1) {
    letters += sentences[end]?.length ?? 0;
    if (end >= first + together && letters > enough) break;
  }
  return end;
}

const joined = (parts: readonly string[]): string => ` ${parts.map((part) => part.trim()).join(' ')} `;

/** The sentences of a message, those that are too short joined and those that are too long cut between words. */
function sentencesOf(message: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const [found] of message.matchAll(sentence)) {
    open += found;
    if (open.length < shortest) continue;
    sentences.push(...piecesOf(open));
    open = '';
  }
  return [...sentences, open].filter((text) => word.test(text)).map(plain);
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > longest) {
    const gap = text.lastIndexOf(' ', from + longest);
    const end = gap > from ? gap : from + longest;
    pieces.push(text.slice(from, end));
    from = end;
  }
  return [...pieces, text.slice(from)];
}
