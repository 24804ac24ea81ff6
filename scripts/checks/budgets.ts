/** A chunk of Vite's manifest; `src` of a route ends in a question mark and words of the router's own. */
export interface Chunk {
  file: string;
  src?: string | undefined;
  imports?: string[] | undefined;
  css?: string[] | undefined;
}

export type Manifest = Readonly<Record<string, Chunk>>;

export interface Budget {
  name: string;
  /** The sources whose scripts a person downloads. */
  sources: readonly string[];
  /** The sources whose scripts are there already. */
  after?: readonly string[];
  /** In kilobytes of 1,000 bytes, compressed with brotli. */
  limit: number;
}

export interface Weight {
  budget: Budget;
  kilobytes: number;
}

/** What each part of the product weighs; `sizeOf` answers the compressed bytes of a file. */
export function weigh(manifest: Manifest, budgets: readonly Budget[], sizeOf: (file: string) => number): Weight[] {
  return budgets.map((budget) => {
    const there = collectFiles(manifest, budget.after ?? []);
    const files = [...collectFiles(manifest, budget.sources)].filter((file) => !there.has(file));
    return { budget, kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000 };
  });
}

/** The parts that have grown beyond their budget. */
export function findOverspending(weights: readonly Weight[]): string[] {
  return weights
    .filter(({ budget, kilobytes }) => kilobytes > budget.limit)
    .map(
      ({ budget, kilobytes }) => `${budget.name} weighs ${kilobytes.toFixed(1)} kB of its ${budget.limit} kB of script`,
    );
}

/** The scripts that loading these sources fetches before any of their code runs. */
function collectFiles(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const waiting = sources.map((source) => findChunk(manifest, source));
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []).flatMap((key) => manifest[key] ?? []));
  }
  return files;
}

function findChunk(manifest: Manifest, source: string): Chunk {
  const chunk = Object.values(manifest).find(({ src }) => src?.split('?')[0] === source);
  if (!chunk) throw new Error(`${source} is not in the build: correct scripts/checks/check-budgets.ts`);
  return chunk;
}
