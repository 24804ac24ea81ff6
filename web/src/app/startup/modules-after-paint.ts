import { entryFiles } from 'virtual:entry-files';
import { entryScreenAt } from './entry-screens.ts';
import { nextPaint } from '#lib/next-paint.ts';

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]+?)<\/script>/;

/**
 * The page has something to say before it has modules: they are asked for once it is painted, so that nothing stands
 * in the way of its styles and fonts, and nothing takes the processor from them.
 */
export function deferModules(page: string): string {
  const [, code] = moduleScript.exec(page) ?? [];
  if (code === undefined) return page;
  const files = [...page.matchAll(modulePreload)].map(([, file]) => file);
  const script = `(${String(nextPaint)})().then(async function () {
  var entry = ${JSON.stringify(entryFiles)}[(${String(entryScreenAt)})(location.pathname)];
  var language = document.documentElement.dataset.entryLanguage;
  ${JSON.stringify(files)}.concat(entry ? entry.modules.concat(entry.words[language]) : []).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.appendChild(link);
  });
  ${importWhenAsked(code)}
})`;
  return page.replaceAll(modulePreload, '').replace(moduleScript, () => `<script>${script}</script>`);
}

/** Only dynamic imports can wait; the router's own script begins with others. */
function importWhenAsked(code: string): string {
  return code
    .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'var $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");$/gm, 'await import($1);');
}
