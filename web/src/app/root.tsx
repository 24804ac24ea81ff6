import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/petrona/wght.css';
import sansFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2?url';
import './app.css';
import { directionOf } from '@alento/locales/languages.ts';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { landingPage } from 'virtual:landing-page';
import { showFrameColor } from '#features/settings/state.ts';
import { themeColors } from '#ui/theme-colors.ts';
import { languageFromPath } from '#lib/choose-language.ts';
import { currentLanguage, i18n, preferredLanguage } from '#lib/i18n.ts';
import { DetectingLanguage } from './startup/detecting-language.tsx';
import { FaultScreen } from './gates/fault-screen.tsx';
import { headScript } from './startup/head-script.ts';
import { LoadingScreen } from './gates/loading-screen.tsx';
import { Skeletons } from './startup/skeletons/skeletons.tsx';
import { RenderErrorBoundary } from './gates/render-error-boundary.tsx';

/** A prerendered landing page is sent without React; `/` itself is what every other path starts from. */
function usePageWithoutReact(): typeof landingPage {
  const { pathname } = useLocation();
  return languageFromPath(pathname) ? landingPage : null;
}

/** The page reads without its script, which therefore comes when all the rest is there. */
function loadLater(script: string): string {
  return `addEventListener('load',function(){import(${JSON.stringify(script)})})`;
}

/** Fonts are asked for before the styles that name them have come. */
function LinkedStyles() {
  return (
    <>
      {[sansFont, displayFont].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <Links />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const language = currentLanguage();
  const alone = usePageWithoutReact();
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <script
          suppressHydrationWarning
          // It has run by the time that there are modules.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript({ isTakenOver: alone === null }) : '' }}
        />
        <Meta />
        {alone ? <style dangerouslySetInnerHTML={{ __html: alone.styles }} /> : <LinkedStyles />}
      </head>
      <body>
        {children}
        {alone ? (
          <script dangerouslySetInnerHTML={{ __html: loadLater(alone.script) }} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
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
  useEffect(showFrameColor, []);
  return (
    <I18nextProvider i18n={i18n}>
      <RenderErrorBoundary place={pathname}>
        <Outlet />
      </RenderErrorBoundary>
    </I18nextProvider>
  );
}

export function HydrateFallback() {
  return (
    <I18nextProvider i18n={i18n}>
      <Skeletons />
      {/* Most people wait too little for the mark to move, and moving it would make them wait longer. */}
      <div className="in-data-skeleton:hidden **:[animation-delay:2s]">
        <LoadingScreen>
          <DetectingLanguage />
        </LoadingScreen>
      </div>
    </I18nextProvider>
  );
}

export function ErrorBoundary() {
  return (
    <I18nextProvider i18n={i18n}>
      <FaultScreen isReported={false} />
    </I18nextProvider>
  );
}
