import { languageCodes } from '@alento/domain/language/languages.ts';

/** What search engines may look at: the public pages, and nothing a person has to sign in for. */
export function describeRobots(origin: string): string {
  const closed = ['/api/', '/auth/', '/rest/', '/storage/', '/app', '/session/', '/admin'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** The public pages, each with its versions in other languages. */
export function describeSitemap(origin: string): string {
  const versions = languageCodes.map(
    (language) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${origin}/${language}"/>`,
  );
  const pages = languageCodes.map((language) =>
    ['  <url>', `    <loc>${origin}/${language}</loc>`, ...versions, '  </url>'].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}
