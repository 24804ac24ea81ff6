import { AppError } from '@alento/domain/app-error.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { type AppIdentities, describeAndroidApp, describeIosApps } from './describe-apps.ts';
import { describeRobots, describeSitemap } from './describe-site.ts';

const cacheControl = 'public, max-age=3600';

const signInReturn = '/auth/callback';

interface LandingOptions {
  publicUrl: string | undefined;
  apps: AppIdentities;
}

/** What crawlers and app stores ask for, with the address people reach the server at, and the way of those who got lost at a provider. */
export function createLandingRoutes({ publicUrl, apps }: LandingOptions) {
  const originOf = (c: Context<AppEnv>): string => new URL(publicUrl ?? c.req.url).origin;
  return (
    new Hono<AppEnv>()
      .get('/', async (c, next) => {
        // The auth service redirects unknown sign-in states to the start page, which cannot show the error.
        const { error, error_code: code } = c.req.query();
        if (!error || !code) return next();
        return c.redirect(`${signInReturn}?${new URLSearchParams({ error, error_code: code }).toString()}`, 302);
      })
      // The service worker takes what is shared; where it is gone the app opens, and what came with it is not read.
      .post('/share', (c) => c.redirect('/app', 303))
      // Both have to be served as they are, without a redirect and as JSON.
      .get('/.well-known/assetlinks.json', (c) => {
        if (!apps.android) throw new AppError('common.not_found');
        return c.json(describeAndroidApp(apps.android), 200, { 'cache-control': cacheControl });
      })
      .get('/.well-known/apple-app-site-association', (c) => {
        if (apps.ios.length === 0) throw new AppError('common.not_found');
        return c.json(describeIosApps(apps.ios), 200, { 'cache-control': cacheControl });
      })
      .get('/robots.txt', (c) => c.text(describeRobots(originOf(c)), 200, { 'cache-control': cacheControl }))
      .get('/sitemap.xml', (c) =>
        c.body(describeSitemap(originOf(c)), 200, {
          'cache-control': cacheControl,
          'content-type': 'application/xml; charset=utf-8',
        }),
      )
  );
}
