import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './root.ts';

const skipped = new Set(['node_modules', 'build', 'coverage', 'test-results', 'playwright-report']);

/** Every source file below a folder of the repository, as paths from its root with forward slashes. */
export function listFiles(folder = '.', base = root): string[] {
  const found: string[] = [];
  const walk = (directory: string): void => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isFile()) found.push(relative(base, path).split(sep).join('/'));
      else if (entry.isDirectory() && !skipped.has(entry.name) && !isHiddenFolder(entry.name)) walk(path);
    }
  };
  walk(join(base, folder));
  return found.toSorted();
}

// Generated or not ours: .git, .data, .cache, .react-router. What tells CI and code hosts what to do is ours.
function isHiddenFolder(name: string): boolean {
  return name.startsWith('.') && name !== '.ci' && name !== '.github';
}
