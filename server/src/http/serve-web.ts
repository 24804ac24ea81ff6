import { AppError } from '@alento/domain/app-error.ts';
import { languageCodes, defaultLanguage } from '@alento/domain/language/languages.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import type { AppEnv } from './context.ts';
import { type Encoding, readStaticFile, type StaticFile } from './static-files.ts';

const fallbackPage = '/__spa-fallback.html';

/** Serves the built web client; what is no file is a screen of the app, if the caller wants a page. */
export function serveWeb(files: ReadonlyMap<string, StaticFile>): MiddlewareHandler<AppEnv> {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new AppError('common.not_found');
    const found = findFile(c, files);
    if (!found) throw new AppError('common.not_found');
    return sendFile(c, found);
  };
}

function findFile(c: Context<AppEnv>, files: ReadonlyMap<string, StaticFile>): StaticFile | undefined {
  const path = decodePath(c.req.path);
  if (path === '/') return files.get(`/${negotiateLanguage(c)}/index.html`) ?? files.get(fallbackPage);
  // Pages name the one of their language; apps that were installed earlier still ask for this one.
  if (path === '/manifest.webmanifest') return files.get(`/manifests/${negotiateLanguage(c)}.webmanifest`);
  const exact = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
  const wantsPage = (c.req.header('accept') ?? '').includes('text/html');
  return exact ?? (wantsPage ? files.get(fallbackPage) : undefined);
}

async function sendFile(c: Context<AppEnv>, file: StaticFile): Promise<Response> {
  c.header('etag', file.etag);
  c.header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (file.contentPolicy) c.header('content-security-policy', file.contentPolicy);
  if (file.encodings.length > 0) c.header('vary', 'Accept-Encoding', { append: true });
  if (isKnown(c.req.header('if-none-match'), file.etag)) return c.body(null, 304);
  const encoding = chooseEncoding(c.req.header('accept-encoding'), file.encodings);
  if (encoding) c.header('content-encoding', encoding);
  c.header('content-type', file.type);
  return c.body(await readStaticFile(file, encoding));
}

/** Whether the browser, or a cache in between that may have weakened the tag, has this version already. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === etag);
}

function chooseEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding | undefined {
  const wanted = parseAccept(accepted ?? '').filter(({ q }) => q > 0);
  return available.find((encoding) => wanted.some(({ type }) => type === encoding));
}

function negotiateLanguage(c: Context<AppEnv>): string {
  c.header('vary', 'Accept-Language, Cookie', { append: true });
  const chosen = getCookie(c, 'language');
  const wanted = parseAccept(c.req.header('accept-language') ?? '').map(({ type }) => type.slice(0, 2).toLowerCase());
  const all = chosen ? [chosen, ...wanted] : wanted;
  return all.find((code) => languageCodes.some((language) => language === code)) ?? defaultLanguage;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
