import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.ts';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';
import { buildWeb } from './lib/web-build.ts';

const browser = await ensureBrowser();
await buildWeb();
const { code } = await run(process.execPath, [join(root, 'e2e/lighthouse.ts'), ...process.argv.slice(2)], {
  show: true,
  env: browser ? { CHROMIUM_PATH: browser } : {},
});
process.exitCode = code;
