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
    shared:
      /(?:^|\/)(?:schema|limits|groups|catalogue|tags|day-mood|languages|country-of-zone|policy|[a-z-]+-schema|load-[a-z-]+)\.ts$/,
    message: "a feature of the domain imports another's schema, limits, policy, lists or loaders (load-*.ts) only",
  },
  {
    root: 'server/src/features',
    alias: '#features/',
    shared: /^(?:guards\/)?[a-z0-9]+(?:-[a-z0-9]+)+\.ts$/,
    message: "a feature of the server imports another's verbs (<verb>-<noun>.ts) and guards/ only",
  },
  {
    root: 'web/src/features',
    alias: '#features/',
    shared: /(?:^|\/)(?:data|state|use-[a-z0-9-]+)\.tsx?$/,
    message: "a feature of the web imports another's data.ts, state.ts and use-*.ts only; join screens in web/src/app",
  },
];

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g;

/** A source file with what it says. */
export interface Source {
  path: string;
  source: string;
}

/** Imports from one feature into the inside of another. */
export function findFeatureProblems(file: Source): string[] {
  return findCrossings(file).flatMap(({ side, to, inside, specifier }) =>
    to === 'common' || side.shared.test(inside) ? [] : [`${file.path} imports ${specifier}: ${side.message}`],
  );
}

/** Features that import each other, directly or through others; each once, with an import to begin with. */
export function findFeatureCycles(files: readonly Source[]): string[] {
  const crossings = files.flatMap((file) => findCrossings(file).map((crossing) => ({ ...crossing, path: file.path })));
  return sides.flatMap(({ root }) => {
    const here = crossings.filter(({ side }) => side.root === root);
    const next = Map.groupBy(here, ({ from }) => from);
    const leadsTo = (from: string, goal: string, seen = new Set<string>()): boolean => {
      if (seen.has(from)) return false;
      seen.add(from);
      return (next.get(from) ?? []).some(({ to }) => to === goal || leadsTo(to, goal, seen));
    };
    const pairs = new Map(here.map((crossing) => [`${crossing.from} → ${crossing.to}`, crossing]));
    return [...pairs.values()]
      .filter(({ from, to }) => leadsTo(to, from))
      .map(
        ({ path, from, to, specifier }) => `${root}: ${from} needs ${to}, which needs ${from} (${path}: ${specifier})`,
      );
  });
}

interface Crossing {
  side: Side;
  from: string;
  to: string;
  /** The file that is imported, below its feature. */
  inside: string;
  specifier: string;
}

/** The imports of a file that lead into another feature; tests may reach anywhere. */
function findCrossings({ path, source }: Source): Crossing[] {
  const side = sides.find(({ root }) => path.startsWith(`${root}/`));
  const from = side && featureOf(side, path);
  if (!side || !from || path.includes('.test.')) return [];
  return [...source.matchAll(importPattern)].flatMap(([, specifier = '']) => {
    const target = resolveImport(side, path, specifier);
    const to = target && featureOf(side, target);
    if (!target || !to || to === from) return [];
    return [{ side, from, to, inside: target.slice(`${side.root}/${to}/`.length), specifier }];
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
