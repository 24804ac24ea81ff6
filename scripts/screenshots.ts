import { ensureBrowser } from './lib/browser.ts';
import { run } from './lib/run.ts';
import { buildGallery, buildWeb } from './lib/web-build.ts';

const browser = await ensureBrowser();
await buildWeb();
await buildGallery();
const { code } = await run(process.execPath, ['e2e/screenshots.ts', ...process.argv.slice(2)], {
  show: true,
  env: browser ? { CHROMIUM_PATH: browser } : {},
});
process.exitCode = code;
