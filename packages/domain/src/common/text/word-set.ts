/** Words between spaces, of all the texts together. */
export const wordSet = (...texts: string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => text.split(' ')));
