import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { preparePrerender } from './startup/first-paint.ts';
import { withHeadTags } from './install/head-tags.ts';
import { deferModules } from './startup/modules-after-paint.ts';
import { withSkeletonWords } from './startup/skeletons/skeleton-words.ts';

/** Runs at build time only: prerenders the public pages and the page that every other path starts from. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const language = await preparePrerender(new URL(request.url).pathname);
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await body.allReady;
  headers.set('content-type', 'text/html');
  const page = await new Response(body).text();
  return new Response(withHeadTags(withSkeletonWords(deferModules(page)), language), { status, headers });
}
