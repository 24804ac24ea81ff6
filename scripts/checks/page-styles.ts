/** Classes a page uses that the app has rules for and the page's own styles have not. */
export function findUnstyledClasses(page: string, appStyles: string): string[] {
  const own = classesOf([...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, styles]) => styles).join('\n'));
  const known = classesOf(appStyles);
  const used = new Set(
    [...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)),
  );
  return [...used].filter((name) => known.has(name) && !own.has(name));
}

/** The class names that selectors mention, without their escapes. */
function classesOf(styles: string): ReadonlySet<string> {
  const names = styles.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi);
  return new Set(
    [...names].map(([, name = '']) =>
      name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code?: string, character?: string) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
      ),
    ),
  );
}

function decode(attribute: string): string {
  return attribute.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
