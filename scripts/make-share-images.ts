import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { directionOf } from '@alento/locales/languages.ts';
import { chromium } from '@playwright/test';
import { mark } from '../web/src/ui/drawings.ts';
import { ensureBrowser } from './lib/browser.ts';
import { toPalettePng } from './lib/palette-png.ts';
import { root } from './lib/root.ts';

// npm run share-images: the picture that shows where somebody shares the landing page, one a language.

const folder = join(root, 'web/public/share');
const size = { width: 1200, height: 630 };
const maxBytes = 50_000;
const fonts = {
  Petrona: 'petrona/files/petrona',
  Atkinson: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next',
};

/** From the rim of the glow to its heart. Steps instead of a gradient: a tenth of the bytes, and the look of a print. */
const glow = ['#122423', '#1b2b26', '#2a3529', '#413f2c', '#5f4d30', '#806036', '#a3783f', '#c79a54', '#e6bd73'];

interface Hero {
  breathe: string;
  tell: string;
}

function readHero(language: LanguageCode): Hero & { title: string } {
  const path = join(root, 'locales', language, 'landing.json');
  const { hero, title } = JSON.parse(readFileSync(path, 'utf8')) as { hero: Hero; title: string };
  return { breathe: hero.breathe, tell: hero.tell, title: title.replace(/^.* · /, '') };
}

function fontFace([family, path]: [string, string]): string {
  const file = readFileSync(join(root, `node_modules/@fontsource-variable/${path}-latin-wght-normal.woff2`));
  return `@font-face{font-family:${family};font-weight:200 900;src:url(data:font/woff2;base64,${file.toString('base64')})}`;
}

function draw(language: LanguageCode): string {
  const { breathe, tell, title } = readHero(language);
  const rings = glow.map((color, index) => `<circle cx="0" cy="0" r="${430 - index * 47}" fill="${color}"/>`).join('');
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><style>
    ${Object.entries(fonts).map(fontFace).join('')}
    html,body{margin:0;height:630px;overflow:clip}
    body{position:relative;background:#0d1a1a;color:#f1f2e8;font-family:Atkinson,'Noto Sans',sans-serif}
    svg.glow{position:absolute;inset-block-start:-115px;inset-inline-end:-250px}
    main{position:relative;box-sizing:border-box;height:630px;padding:64px 80px;display:flex;flex-direction:column}
    p{margin:0;font-size:34px;color:#c9d3c6}
    .name{display:flex;align-items:center;gap:18px;font:500 46px Petrona,'Noto Serif',serif;color:#f1f2e8}
    h1{margin:auto 0 34px;font:500 118px/1.02 Petrona,'Noto Serif',serif;letter-spacing:-.02em}
    </style><svg class="glow" width="860" height="860" viewBox="-430 -430 860 860">${rings}</svg><main>
    <p class="name"><svg width="62" height="62" viewBox="0 0 48 48" fill="none"><circle cx="${mark.light.cx}" cy="${mark.light.cy}"
    r="${mark.light.r}" fill="#f0cf8e"/><path d="${mark.line}" stroke="currentColor" stroke-width="${mark.strokeWidth}"
    stroke-linecap="round" stroke-linejoin="round"/></svg>Alento</p>
    <h1>${breathe}<br>${tell}</h1><p>${title}</p></main></html>`;
}

mkdirSync(folder, { recursive: true });
const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage({ viewport: size });
  for (const language of languageCodes) {
    const path = join(folder, `${language}.png`);
    await page.setContent(draw(language));
    await page.evaluate('document.fonts.ready');
    const picture = toPalettePng(await page.screenshot());
    if (picture.length > maxBytes) throw new Error(`${path} would have ${picture.length} bytes, more than ${maxBytes}`);
    writeFileSync(path, picture);
    console.log(`${path}: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}
