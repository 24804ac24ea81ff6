import { languageCodes } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { appManifests } from './app-manifests.ts';
import { isForPhones } from './build.config.ts';
import { entryFiles } from './entry-files.ts';
import { landingPage } from './landing-page.ts';
import { sharedCode } from './shared-code.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';
const served = ['/api', '/auth/v1', '/rest', '/storage'];

/** Languages that the kit knows in two ways, of which we speak one. */
const regional: readonly string[] = ['pt', 'zh'];
const kitLocales = languageCodes.map((language) =>
  regional.includes(language) ? describeLanguage(language).locale : language,
);

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    landingPage(),
    entryFiles(),
    ...(isForPhones ? [] : [appManifests()]),
    { ...optimizeLocales.vite({ locales: kitLocales }), enforce: 'pre' },
  ],
  // In a browser the server is where the page came from; an app is built for one.
  define: { 'import.meta.env.ALENTO_SERVER_URL': JSON.stringify(isForPhones ? process.env.ALENTO_SERVER_URL : '') },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: apiOrigin, changeOrigin: true }])) },
  // The manifest says which chunks a page needs: for the landing page's script, and for the budgets.
  build: { assetsInlineLimit: 0, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedCode } } } } },
  },
});
