import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { preparePrerender } from './first-paint.ts';
import { letPaintGoFirst } from './modules-after-paint.ts';
import { withOpeningWords } from './openings/opening-words.ts';

/** Runs at build time only: prerenders the public pages and the page that every other path starts from. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await preparePrerender(new URL(request.url).pathname);
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await body.allReady;
  headers.set('content-type', 'text/html');
  const page = await new Response(body).text();
  return new Response(withOpeningWords(letPaintGoFirst(page)), { status, headers });
}
