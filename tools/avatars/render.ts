import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Route } from '@playwright/test';
import { avatars, avatarSizes, avatarUrl } from '../../packages/domain/src/account/avatars.ts';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { root } from '../../scripts/lib/root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false }, out: { type: 'string', default: join(root, 'web/public') } },
});

const origin = 'https://studio.local';
const imports = { three: `${origin}/tools/avatars/node_modules/three/build/three.module.js` };
const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;

/** Serves the repository's own files to the page, with their types taken out. */
async function serve(route: Route): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  if (path === '/') return route.fulfill({ contentType: 'text/html', body: page });
  const source = readFileSync(join(root, path), 'utf8');
  const body = path.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  return route.fulfill({ contentType: 'text/javascript', body });
}

const wanted = avatars.filter((avatar) => positionals.length === 0 || positionals.includes(avatar));
const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  chromiumSandbox: false,
});
try {
  const studio = await browser.newPage();
  studio.on('pageerror', (error) => console.error(error));
  studio.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await studio.route(`${origin}/**`, serve);
  await studio.goto(origin);
  mkdirSync(join(values.out, 'avatars'), { recursive: true });
  for (const avatar of wanted) {
    const start = performance.now();
    const shot = {
      avatar,
      sizes: avatarSizes,
      passes: values.draft ? 10 : 40,
      cell: values.draft ? 0.04 : 0.025,
      quality: 0.93,
    };
    const pictures = await studio.evaluate(
      async ([path, order]) => {
        const { takePicture } = (await import(path)) as { takePicture: (order: unknown) => string[] };
        return takePicture(order);
      },
      [`${origin}/tools/avatars/studio.ts`, shot] as const,
    );
    const bytes = pictures.map((picture, index) => {
      const file = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
      writeFileSync(join(values.out, avatarUrl(avatar, avatarSizes[index])), file);
      return file.length;
    });
    console.log(
      `${avatar.padEnd(10)} ${bytes.join(' and ')} bytes, ${((performance.now() - start) / 1000).toFixed(1)} s`,
    );
  }
} finally {
  await browser.close();
}
