import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/petrona/wght.css';
import sansFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2?url';
import '#ui/tokens.css';
import { directionOf } from '@alento/locales/languages.ts';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { currentLanguage, i18n, preferredLanguage } from '#lib/i18n.ts';
import { FaultScreen } from './fault-screen.tsx';
import { headScript } from './head-script.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { RenderingGuard } from './rendering-guard.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const language = currentLanguage();
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#eff1ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101c1c" />
        <meta name="referrer" content="same-origin" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {[sansFont, displayFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Prerendered pages are taken over in the default language; the person's own is put on right after. */
function usePreferredLanguage(): void {
  useEffect(() => {
    const language = preferredLanguage();
    if (language !== i18n.resolvedLanguage) void i18n.changeLanguage(language);
  }, []);
}

export default function App() {
  const { pathname } = useLocation();
  usePreferredLanguage();
  return (
    <I18nextProvider i18n={i18n}>
      <RenderingGuard place={pathname}>
        <Outlet />
      </RenderingGuard>
    </I18nextProvider>
  );
}

export function HydrateFallback() {
  return (
    <I18nextProvider i18n={i18n}>
      <LoadingScreen />
    </I18nextProvider>
  );
}

export function ErrorBoundary() {
  return (
    <I18nextProvider i18n={i18n}>
      <FaultScreen />
    </I18nextProvider>
  );
}
