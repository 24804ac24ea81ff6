import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectFiles, type Manifest } from './build-manifest.ts';
import routes from './src/app/routes.ts';
import { commonWords } from './src/app/startup/entry-screens.ts';

/** What a screen downloads by itself, besides its route and the layouts around it. */
export interface Opening {
  /** The path as the routes write it, for example `session/:sessionId`. */
  readonly path: string;
  /** Sources that it imports once it is shown. */
  readonly later: readonly string[];
  readonly words: readonly string[];
}

interface Route {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly Route[] | undefined;
}

/** The scripts that an opened screen downloads before anybody touches anything, in one language, as paths below the build. */
export function listOpeningScripts(
  client: string,
  manifest: Manifest,
  opening: Opening,
  language: string,
): ReadonlySet<string> {
  const sources = [
    ...listSources(opening),
    `src/lib/words/${language}.ts`,
    ...[...commonWords, ...opening.words].map((name) => `../locales/${language}/${name}.json`),
  ];
  return new Set([...collectFiles(manifest, sources), findRouterManifest(client)]);
}

/** The sources that an opened screen loads before anybody touches anything, but for its words. */
export function listSources({ path, later }: Opening): string[] {
  return [
    'src/app/entry.client.tsx',
    'src/app/root.tsx',
    ...findRouteFiles(path).map((file) => `src/app/${file}`),
    ...later,
  ];
}

/** The route of a path and the layouts around it, the outermost first. */
function findRouteFiles(path: string): string[] {
  const search = (among: readonly Route[]): string[] | undefined => {
    for (const { path: own, file, children = [] } of among) {
      if (own === path) return [file];
      const below = search(children);
      if (below) return [file, ...below];
    }
    return undefined;
  };
  const files = search(routes);
  if (!files) throw new Error(`no route has the path ${path}`);
  return files;
}

/** What the router knows of all routes; Vite's manifest does not name it. */
function findRouterManifest(client: string): string {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error("the router's own manifest is not in the build");
  return `assets/${name}`;
}
