/** Marks that words are quoted with, in the ways of the thirteen languages. */
const quoted = /“[^”]+”|„[^“”]+[“”]|«[^»]+»|「[^」]+」|『[^』]+』|"[^"]+"/gu;

/** A reply without what it quotes of the person's own words; quotes of anything else stay. */
export function withoutOwnWords(reply: string, said: readonly string[]): string {
  const own = said.map(plain);
  return reply.replaceAll(quoted, (quote) => {
    const words = plain(quote.slice(1, -1));
    const isOwn = words !== '' && own.some((text) => text.includes(words));
    return isOwn ? `${quote.at(0) ?? ''}…${quote.at(-1) ?? ''}` : quote;
  });
}

/** Letters and digits alone: how a quote is set in its sentence makes no difference. */
function plain(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `.trim();
}
