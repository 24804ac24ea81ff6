import { manifestPath } from './manifest-path.ts';
import { startupImagePath, startupMedia, startupScreens } from './startup-screens.ts';

const startupLinks = startupScreens.map(
  (screen) =>
    `<link rel="apple-touch-startup-image" media="${startupMedia(screen)}" href="${startupImagePath(screen)}"/>`,
);

/**
 * Adds to a prerendered page what a browser reads of it beside what it shows. No component changes any of it, so none
 * renders it.
 */
export function withHeadTags(page: string, language: string): string {
  const tags = [
    '<meta name="referrer" content="same-origin"/>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    `<link rel="manifest" href="${manifestPath(language)}"/>`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/>',
    '<meta name="application-name" content="Alento"/>',
    '<meta name="apple-mobile-web-app-title" content="Alento"/>',
    '<meta name="mobile-web-app-capable" content="yes"/>',
    '<meta name="apple-mobile-web-app-capable" content="yes"/>',
    '<meta name="apple-mobile-web-app-status-bar-style" content="default"/>',
    ...startupLinks,
  ];
  // Behind what says how the page is to be read, and before the script that sets the manifest's language.
  return page.replace('<script', () => `${tags.join('')}<script`);
}
