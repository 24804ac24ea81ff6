import { Hono, type Context } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { describeRobots, describeSitemap } from './describe-site.ts';

const cacheControl = 'public, max-age=3600';

const signInReturn = '/auth/callback';

/** What crawlers ask for, with the address people reach the server at, and the way of those who got lost at a provider. */
export function createLandingRoutes({ publicUrl }: { publicUrl: string | undefined }) {
  const originOf = (c: Context<AppEnv>): string => new URL(publicUrl ?? c.req.url).origin;
  return new Hono<AppEnv>()
    .get('/', async (c, next) => {
      // The auth service redirects unknown sign-in states to the start page, which cannot show the error.
      const { error, error_code: code } = c.req.query();
      if (!error || !code) return next();
      return c.redirect(`${signInReturn}?${new URLSearchParams({ error, error_code: code }).toString()}`, 302);
    })
    .get('/robots.txt', (c) => c.text(describeRobots(originOf(c)), 200, { 'cache-control': cacheControl }))
    .get('/sitemap.xml', (c) =>
      c.body(describeSitemap(originOf(c)), 200, {
        'cache-control': cacheControl,
        'content-type': 'application/xml; charset=utf-8',
      }),
    );
}
