import { resolve } from 'node:path';
import { landing, openings } from './openings.ts';
import { listSources } from './route-scripts.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const single = ['login', 'app'];
const conversations = ['session/:sessionId', 'new-session'];
const others = openings.map(({ path }) => path).filter((path) => ![...single, ...conversations].includes(path));

/** The landing page's conversation to try. */
const trial = ['src/features/landing/components/conversation-island.tsx', 'src/app/help/crisis-help.tsx'];

/** What people open, by the sources it is loaded from; screens that are made of much the same are one. */
const kinds: readonly (readonly string[])[] = [
  landing,
  trial,
  ...[...single.map((path) => [path]), conversations, others].map((paths) =>
    openings.filter(({ path }) => paths.includes(path)).flatMap(listSources),
  ),
];

/** Runs as it is loaded, after everything else. */
const entry = resolve(import.meta.dirname, 'src/app/entry.client.tsx');

/**
 * What people open most comes in few files: what the same kinds of screens need comes together. Each file costs a request,
 * and is compressed alone.
 */
export const openingChunks = kinds.slice(1).map((_, index) => {
  const count = kinds.length - index;
  return {
    debugName: `for ${count} kinds of screens`,
    // A module's imports are needed wherever it is: those that more kinds need are taken first, and stay apart.
    priority: count / kinds.length,
    name: (id: string, graph: ModuleGraph): string | null => {
      const needing = kindsNeeding(id, graph);
      return needing.length === count && id !== entry ? `screens-${needing.join('')}` : null;
    },
  };
});

let reached: readonly ReadonlySet<string>[] | undefined;

/** The kinds of screens that need a module, as places in `kinds`. */
function kindsNeeding(id: string, graph: ModuleGraph): number[] {
  reached ??= kinds.map((sources) => {
    const ids = sources.map((source) => resolve(import.meta.dirname, source));
    return findImported(graph, ids);
  });
  return reached.flatMap((modules, kind) => (modules.has(id) ? [kind] : []));
}

/** These modules and all that they import. */
function findImported(graph: ModuleGraph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
