import { ensureBrowser } from './lib/browser.ts';
import { run } from './lib/run.ts';
import { buildGallery, buildWeb } from './lib/web-build.ts';

const browser = await ensureBrowser();
await buildWeb();
await buildGallery();
const options = { show: true, env: browser ? { CHROMIUM_PATH: browser } : {} };
const screens = await run(process.execPath, ['e2e/screenshots.ts', ...process.argv.slice(2)], options);
const ofInstalling = await run(process.execPath, ['e2e/install-pictures.ts'], options);
process.exitCode = screens.code || ofInstalling.code;
