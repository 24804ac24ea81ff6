import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pageContentPolicy } from './security-headers.ts';

export interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** Files made at build time whose names say that their content never changes. */
  readonly isImmutable: boolean;
  readonly encodings: readonly Encoding[];
  /** For pages: allows exactly their own inline scripts. */
  readonly contentPolicy: string | undefined;
}

export type Encoding = 'br' | 'gzip';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
};

/** Lists what a folder serves, by URL path. Only what is listed can be asked for, so no path can lead out of it. */
export async function indexStaticFiles(root: string): Promise<ReadonlyMap<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(root)) return files;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  for (const path of paths) {
    if (Object.values(suffixes).some((suffix) => path.endsWith(suffix))) continue;
    files.set(`/${relative(root, path).split(sep).join('/')}`, await describeFile(path, known));
  }
  return files;
}

export function pathOfEncoding(file: StaticFile, encoding: Encoding): string {
  return `${file.path}${suffixes[encoding]}`;
}

async function describeFile(path: string, known: ReadonlySet<string>): Promise<StaticFile> {
  const content = await readFile(path);
  const extension = extname(path);
  return {
    path,
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isImmutable: /[/\\]assets[/\\]/.test(path),
    encodings: (['br', 'gzip'] as const).filter((encoding) => known.has(`${path}${suffixes[encoding]}`)),
    contentPolicy: extension === '.html' ? pageContentPolicy(scriptHashes(content.toString('utf8'))) : undefined,
  };
}

function scriptHashes(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
