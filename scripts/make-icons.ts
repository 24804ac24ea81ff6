import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { mark } from '../web/src/ui/drawings.ts';
import { ensureBrowser } from './lib/browser.ts';
import { root } from './lib/root.ts';

const colors = { pine: '#17403d', lichen: '#f1f2e8', honey: '#f0cf8e' };
const folder = join(root, 'web/public');

interface Shape {
  /** Part of the side that the corners round off. */
  corner: number;
  /** Part of the side that the sign takes: launchers cut a circle of four fifths out of a maskable icon. */
  sign: number;
}

const rounded: Shape = { corner: 0.28, sign: 0.86 };
const fullBleed: Shape = { corner: 0, sign: 0.72 };

function draw({ corner, sign }: Shape): string {
  const { light, line, strokeWidth } = mark;
  const side = 48;
  // The sign's own middle: its tail reaches further than its bowl.
  const middle = { x: 25.2, y: 25 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${colors.pine}"/>`,
    `<g transform="translate(${side / 2} ${side / 2}) scale(${sign}) translate(${-middle.x} ${-middle.y})">`,
    `<circle cx="${light.cx}" cy="${light.cy}" r="${light.r}" fill="${colors.honey}"/>`,
    `<path d="${line}" fill="none" stroke="${colors.lichen}" stroke-width="${strokeWidth * 1.12}"`,
    ` stroke-linecap="round" stroke-linejoin="round"/></g></svg>\n`,
  ].join('');
}

const pictures = [
  { name: 'icon-192', side: 192, shape: rounded },
  { name: 'icon-512', side: 512, shape: rounded },
  { name: 'maskable-512', side: 512, shape: fullBleed },
  // The system rounds the corners itself.
  { name: 'apple-touch-icon', side: 180, shape: { ...fullBleed, sign: 0.84 } },
];

mkdirSync(join(folder, 'icons'), { recursive: true });
writeFileSync(join(folder, 'favicon.svg'), draw(rounded));
const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const { name, side, shape } of pictures) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${draw(shape)}`);
    await page.screenshot({ path: join(folder, `icons/${name}.png`), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
