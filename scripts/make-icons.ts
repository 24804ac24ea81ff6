import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { mark } from '../web/src/ui/drawings.ts';
import { ensureBrowser } from './lib/browser.ts';
import { root } from './lib/root.ts';

const mobile = join(root, 'mobile');
const androidDrawables = join(mobile, 'android/app/src/main/res/drawable');
const iosAssets = join(mobile, 'ios/App/App/Assets.xcassets');
const colors = { pine: '#17403d', lichen: '#f1f2e8', honey: '#f0cf8e' };
const folder = join(root, 'web/public');

interface Shape {
  /** Part of the side that the corners round off. */
  corner: number;
  /** Part of the side that the sign takes: launchers cut a circle of four fifths out of a maskable icon. */
  sign: number;
  ground?: string;
}

const rounded: Shape = { corner: 0.28, sign: 0.86 };
const fullBleed: Shape = { corner: 0, sign: 0.72 };

const side = 48;
/** The sign's own middle: its tail reaches further than its bowl. */
const middle = { x: 25.2, y: 25 };

function draw({ corner, sign, ground = colors.pine }: Shape): string {
  const { light, line, strokeWidth } = mark;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${ground}"/>`,
    `<g transform="translate(${side / 2} ${side / 2}) scale(${sign}) translate(${-middle.x} ${-middle.y})">`,
    `<circle cx="${light.cx}" cy="${light.cy}" r="${light.r}" fill="${colors.honey}"/>`,
    `<path d="${line}" fill="none" stroke="${colors.lichen}" stroke-width="${strokeWidth * 1.12}"`,
    ` stroke-linecap="round" stroke-linejoin="round"/></g></svg>\n`,
  ].join('');
}

/** The sign as Android draws it itself, of `size` dp; a launcher cuts a circle of two thirds out of 108. */
function drawVector(size: number, sign: number, line: string, light: string): string {
  const scale = (size / side) * sign;
  const { cx, cy, r } = mark.light;
  const circle = `M${cx - r},${cy}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0`;
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- Made by \`npm run icons\`. -->
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${size}dp"
    android:height="${size}dp"
    android:viewportWidth="${size}"
    android:viewportHeight="${size}">
    <group
        android:scaleX="${scale}"
        android:scaleY="${scale}"
        android:translateX="${size / 2 - middle.x * scale}"
        android:translateY="${size / 2 - middle.y * scale}">
        <path android:fillColor="${light}" android:pathData="${circle}" />
        <path
            android:pathData="${mark.line}"
            android:strokeColor="${line}"
            android:strokeWidth="${mark.strokeWidth * 1.12}"
            android:strokeLineCap="round"
            android:strokeLineJoin="round" />
    </group>
</vector>
`;
}

// The system rounds the corners itself.
const square: Shape = { ...fullBleed, sign: 0.84 };
const onSplash: Shape = { ...fullBleed, sign: 1, ground: 'none' };

const pictures = [
  { path: join(folder, 'icons/icon-192.png'), side: 192, shape: rounded },
  { path: join(folder, 'icons/icon-512.png'), side: 512, shape: rounded },
  { path: join(folder, 'icons/maskable-512.png'), side: 512, shape: fullBleed },
  { path: join(folder, 'icons/apple-touch-icon.png'), side: 180, shape: square },
  // The App Store refuses an icon that lets anything through.
  { path: join(iosAssets, 'AppIcon.appiconset/icon.png'), side: 1024, shape: square, isOpaque: true },
  ...[1, 2, 3].map((scale) => ({
    path: join(iosAssets, `Splash.imageset/splash@${scale}x.png`),
    side: 160 * scale,
    shape: onSplash,
  })),
  { path: join(mobile, 'store/icon-512.png'), side: 512, shape: square, isOpaque: true },
];

for (const made of [join(folder, 'icons'), androidDrawables, join(mobile, 'store')])
  mkdirSync(made, { recursive: true });
for (const [name, vector] of Object.entries({
  ic_launcher_foreground: drawVector(108, 0.46, colors.lichen, colors.honey),
  ic_launcher_monochrome: drawVector(108, 0.46, '#ffffff', '#ffffff'),
  // In the status bar only the shape counts.
  ic_stat_alento: drawVector(24, 1, '#ffffff', '#ffffff'),
})) {
  writeFileSync(join(androidDrawables, `${name}.xml`), vector);
}
writeFileSync(join(folder, 'favicon.svg'), draw(rounded));
const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const { path, side: pixels, shape, isOpaque = false } of pictures) {
    const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${draw(shape)}`);
    await page.screenshot({ path, omitBackground: !isOpaque });
    await page.close();
  }
} finally {
  await browser.close();
}
