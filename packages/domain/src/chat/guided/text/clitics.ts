/** Arabic writes "and", "then", "with", "for", "like" and "the" together with the word that follows. */
const mayHoldClitic = /^[وفبلكا]/;
const conjunction = /^[وف](?=\p{L}{2})/u;
const preposition = /^[بلك](?=\p{L}{3})/u;
const article = /^ال(?=\p{L}{3})/u;
const forThe = /^لل(?=\p{L}{3})/u;

/** A word as it is written, and without what is written together with it: "والعمل" is "العمل" and "عمل", too. */
export function formsOf(token: string): readonly string[] {
  if (!mayHoldClitic.test(token)) return [token];
  const forms = new Set([token]);
  for (const form of forms) {
    if (form === token && conjunction.test(form)) forms.add(form.slice(1));
    if (forThe.test(form)) forms.add(form.slice(2));
    else if (preposition.test(form)) forms.add(form.slice(1));
    if (article.test(form)) forms.add(form.slice(2));
  }
  return [...forms];
}
