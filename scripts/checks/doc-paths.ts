const folders = 'bench|docs|e2e|locales|packages|scripts|server|supabase|tools|web|\\.ci';

// A path of the repository in code marks. Patterns with <name>, * or … are no paths.
const cited = new RegExp(`\`((?:${folders})/[^\`\\s()<>*{}…|]*|[A-Z][A-Za-z_.-]*\\.md|LICENSE)\``, 'g');

/** Paths that a page cites and that `exists` does not know. */
export function findMissingPaths(page: string, text: string, exists: (path: string) => boolean): string[] {
  const paths = [...text.matchAll(cited)].map(([, path = '']) => path.replace(/[/.,:]+$/, '').replace(/:\d+$/, ''));
  const generated = (path: string) => /(?:^|\/)(?:build|node_modules|test-results)(?:\/|$)/.test(path);
  return [...new Set(paths)]
    .filter((path) => !generated(path) && !exists(path))
    .map((path) => `${page} cites ${path}, which does not exist`);
}

/** Links relative to the page's own folder, as Markdown resolves them. */
export function findBrokenLinks(page: string, text: string, exists: (path: string) => boolean): string[] {
  const folder = page.split('/').slice(0, -1);
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !exists(resolve(folder, target)))
    .map((target) => `${page} links to ${target}, which does not exist`);
}

function resolve(folder: string[], target: string): string {
  const parts = [...folder];
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
