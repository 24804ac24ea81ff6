import { posix } from 'node:path';

interface Side {
  root: string;
  alias: string | null;
  /** Files of a feature that other features may import. */
  shared: RegExp;
  message: string;
}

const sides: Side[] = [
  {
    root: 'packages/domain/src',
    alias: null,
    shared: /(?:^|\/)(?:schema|limits|groups|catalogue|languages|policy|[a-z-]+-schema|load-[a-z-]+)\.ts$/,
    message: "a feature of the domain imports another's schema, limits, policy, lists or loaders (load-*.ts) only",
  },
  {
    root: 'server/src/features',
    alias: '#features/',
    shared: /^[a-z0-9]+(?:-[a-z0-9]+)+\.ts$/,
    message: "a feature of the server imports another's verbs (<verb>-<noun>.ts) only",
  },
  {
    root: 'web/src/features',
    alias: '#features/',
    shared: /^(?:data|state|use-[a-z0-9-]+)\.tsx?$/,
    message: "a feature of the web imports another's data.ts, state.ts and use-*.ts only; join screens in web/src/app",
  },
];

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g;

/** Imports from one feature into the inside of another. */
export function findFeatureProblems(path: string, source: string): string[] {
  const side = sides.find(({ root }) => path.startsWith(`${root}/`));
  const own = side && featureOf(side, path);
  if (!side || !own || path.includes('.test.')) return [];
  return [...source.matchAll(importPattern)].flatMap(([, specifier = '']) => {
    const target = resolveImport(side, path, specifier);
    const other = target && featureOf(side, target);
    if (!target || !other || other === own || other === 'common') return [];
    const inside = target.slice(`${side.root}/${other}/`.length);
    return side.shared.test(inside) ? [] : [`${path} imports ${specifier}: ${side.message}`];
  });
}

function featureOf(side: Side, path: string): string | null {
  const [feature, file] = path.slice(side.root.length + 1).split('/');
  return path.startsWith(`${side.root}/`) && feature && file ? feature : null;
}

function resolveImport(side: Side, path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (side.alias && specifier.startsWith(side.alias)) return `${side.root}/${specifier.slice(side.alias.length)}`;
  return null;
}
