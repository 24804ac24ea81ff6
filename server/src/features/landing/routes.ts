import { Hono, type Context } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { describeRobots, describeSitemap } from './describe-site.ts';

const cacheControl = 'public, max-age=3600';

/** What crawlers ask for; both name the address people reach the server at. */
export function createLandingRoutes({ publicUrl }: { publicUrl: string | undefined }) {
  const originOf = (c: Context<AppEnv>): string => new URL(publicUrl ?? c.req.url).origin;
  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => c.text(describeRobots(originOf(c)), 200, { 'cache-control': cacheControl }))
    .get('/sitemap.xml', (c) =>
      c.body(describeSitemap(originOf(c)), 200, {
        'cache-control': cacheControl,
        'content-type': 'application/xml; charset=utf-8',
      }),
    );
}
