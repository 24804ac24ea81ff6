import { originPlaceholder } from '@alento/domain/common/site.ts';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageContentPolicy } from './security-headers.ts';

export interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** Files made at build time whose names say that their content never changes. */
  readonly isImmutable: boolean;
  readonly encodings: readonly Encoding[];
  /** The whole of a page that names the server's address, which only the running server knows. */
  readonly contents: ((encoding: Encoding | 'identity') => Promise<Buffer<ArrayBuffer>>) | undefined;
  /** For pages: allows exactly their own inline scripts. */
  readonly contentPolicy: string | undefined;
}

export type Encoding = 'br' | 'gzip';

/** The better one first. */
const encodings = ['br', 'gzip'] as const satisfies readonly Encoding[];
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

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

/** What pages say of where they are. */
export interface Site {
  /** Where people reach the server. */
  readonly origin: string;
  /** Other servers that pages talk to. */
  readonly servers: readonly string[];
  /** Whether prices and limits are shown: they are in every page, for whose root element says so. */
  readonly sellsPlans: boolean;
}

/**
 * Lists what a folder serves, by URL path. Only what is listed can be asked for, so no path can lead out of it.
 * Pages get the address people reach the server at, and may talk to `servers` beside it.
 */
export async function indexStaticFiles(root: string, site: Site): Promise<ReadonlyMap<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(root)) return files;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  for (const path of paths) {
    const address = `/${relative(root, path).split(sep).join('/')}`;
    if (isInternal(address)) continue;
    files.set(address, await describeFile(path, known, site));
  }
  return files;
}

/** The file's content in an encoding it has. */
export function readStaticFile(file: StaticFile, encoding?: Encoding): Promise<Buffer<ArrayBuffer>> {
  return (
    file.contents?.(encoding ?? 'identity') ?? readFile(encoding ? `${file.path}${suffixes[encoding]}` : file.path)
  );
}

// Encoded twins are served under the name of the file itself; a folder with a dot is the build's own.
function isInternal(address: string): boolean {
  return Object.values(suffixes).some((suffix) => address.endsWith(suffix)) || /\/\.(?!well-known\/)/.test(address);
}

async function describeFile(path: string, known: ReadonlySet<string>, site: Site): Promise<StaticFile> {
  const extension = extname(path);
  const read = await readFile(path);
  const isPage = extension === '.html';
  const page = isPage && read.includes(originPlaceholder) ? fillSite(read, site) : undefined;
  const content = page ?? read;
  return {
    path,
    type: types[extension] ?? 'application/octet-stream',
    // Weak, because it is the same for every encoding.
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isImmutable: /[/\\]assets[/\\]/.test(path),
    encodings: page ? encodings : encodings.filter((encoding) => known.has(`${path}${suffixes[encoding]}`)),
    contents: page && encodePage(page),
    contentPolicy: isPage ? pageContentPolicy(scriptHashes(content.toString('utf8')), neighboursOf(site)) : undefined,
  };
}

function neighboursOf({ origin, servers }: Site) {
  return { servers, sockets: [origin, ...servers].map((each) => each.replace(/^http/, 'ws')) };
}

function fillSite(page: Buffer, { origin, sellsPlans }: Site): Buffer<ArrayBuffer> {
  const text = page.toString('utf8').replaceAll(originPlaceholder, origin);
  return Buffer.from(sellsPlans ? text.replace('<html ', '<html data-sells-plans="" ') : text);
}

// Each is made when somebody first asks for it: all pages of all languages would cost a start two seconds of processor.
function encodePage(page: Buffer<ArrayBuffer>): NonNullable<StaticFile['contents']> {
  const encode = {
    identity: () => Promise.resolve(page),
    br: () => compressWithBrotli(page, brotliOptions),
    gzip: () => compressWithGzip(page),
  };
  const made: Partial<Record<keyof typeof encode, Promise<Buffer<ArrayBuffer>>>> = {};
  return (encoding) => (made[encoding] ??= encode[encoding]());
}

function scriptHashes(html: string): string[] {
  // Structured data is no script to a browser, and needs no leave.
  const inline = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
