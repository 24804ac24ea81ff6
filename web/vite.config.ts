import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';
const served = ['/api', '/auth', '/rest', '/storage'];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), { ...optimizeLocales.vite({ locales: ['pt-BR', 'en-US'] }), enforce: 'pre' }],
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: apiOrigin, changeOrigin: true }])) },
  build: { assetsInlineLimit: 0 },
});
