import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildDirectory } from './build.config.ts';
import { findChunk, readManifest } from './build-manifest.ts';

const script = 'src/app/startup/landing-script.ts';
const folder = `${buildDirectory}/client`;
const virtual = 'virtual:landing-page';

/**
 * Builds the landing page's own small script beside the app's, and tells prerendering where it lies and what the
 * page's styles are: it is sent without React and in one piece, see docs/decisions/018-landing-without-framework.md.
 */
export function landingPage(): Plugin {
  return {
    name: 'landing-page',
    config: () => ({ environments: { client: { build: { rollupOptions: { input: [script] } } } } }),
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const { name, config } = this.environment;
      const parts = name === 'ssr' && config.command === 'build' ? readParts(join(config.root, folder)) : null;
      return `export const landingPage = ${JSON.stringify(parts)};`;
    },
  };
}

// The browser's part is built before the one that prerenders.
function readParts(client: string): { script: string; styles: string } {
  const chunk = findChunk(readManifest(client), script);
  const styles = (chunk.css ?? []).map((file) => readFileSync(join(client, file), 'utf8'));
  return { script: `/${chunk.file}`, styles: styles.join('\n') };
}
