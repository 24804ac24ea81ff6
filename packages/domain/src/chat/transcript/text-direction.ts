const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction that a text's first letter has, as `dir="auto"` decides it; null where it has no letter. */
export function textDirection(text: string): 'ltr' | 'rtl' | null {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return null;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
