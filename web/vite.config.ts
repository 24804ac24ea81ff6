import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { arrivalFiles } from './arrival-files.ts';
import { landingPage } from './landing-page.ts';
import { sharedCode } from './shared-code.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';
const served = ['/api', '/auth', '/rest', '/storage'];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    landingPage(),
    arrivalFiles(),
    { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US'] }), enforce: 'pre' },
  ],
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: apiOrigin, changeOrigin: true }])) },
  // The manifest says which chunks a page needs: for the landing page's script, and for the budgets.
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: sharedCode } } },
  },
});
