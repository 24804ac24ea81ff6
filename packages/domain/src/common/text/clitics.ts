/** Arabic writes "and", "then", "with", "for", "like" and "the" together with the word that follows. */
const mayHoldClitic = /^[وفبلكا]/;
const conjunction = /^[وف](?=\p{L}{2})/u;
const preposition = /^[بلك](?=\p{L}{3})/u;
const article = /^ال(?=\p{L}{3})/u;
const forThe = /^لل(?=\p{L}{3})/u;

/** A word as written, and without its attached clitics: "والعمل" gives "العمل" and "عمل", too. */
export function expandClitics(token: string): readonly string[] {
  if (!mayHoldClitic.test(token)) return [token];
  const words = conjunction.test(token) ? [token, token.slice(1)] : [token];
  const governed = words.flatMap((word) => [word, ...withoutPreposition(word)]);
  return [...new Set(governed.flatMap((word) => (article.test(word) ? [word, word.slice(2)] : [word])))];
}

/** A word has one preposition at most: "كلامي" is "my talk" and not "as for my mother". */
function withoutPreposition(word: string): readonly string[] {
  if (forThe.test(word)) return [word.slice(2)];
  return preposition.test(word) ? [word.slice(1)] : [];
}
