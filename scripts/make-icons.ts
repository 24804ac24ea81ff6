import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startupImagePath, startupScreens } from '../web/src/app/install/startup-screens.ts';
import { mark } from '../web/src/ui/drawings.ts';
import { ensureBrowser } from './lib/browser.ts';
import { toPalettePng } from './lib/palette-png.ts';
import { root } from './lib/root.ts';

const mobile = join(root, 'mobile');
const androidDrawables = join(mobile, 'android/app/src/main/res/drawable');
const iosAssets = join(mobile, 'ios/App/App/Assets.xcassets');
const colors = { pine: '#17403d', lichen: '#f1f2e8', honey: '#f0cf8e' };
const folder = join(root, 'web/public');

/** What stands on the shortcuts of the installed app, in the lines of the interface's icons. */
const shortcuts = {
  talk: '<path d="M12 4.5c-4.7 0-8.3 3-8.3 6.9 0 2 1 3.8 2.6 5.1 0 1.3-.5 2.4-1.3 3.3 1.8 0 3.3-.6 4.4-1.7.8.2 1.7.3 2.6.3 4.7 0 8.3-3.1 8.3-7s-3.6-6.9-8.3-6.9Z"/>',
  mood: '<circle cx="12" cy="12" r="8.3"/><path d="M8.2 13.8c.9 1.6 2.2 2.4 3.8 2.4s2.9-.8 3.8-2.4M9 9.3v.6M15 9.3v.6"/>',
  help: '<circle cx="12" cy="12" r="8.3"/><circle cx="12" cy="12" r="3.4"/><path d="m6.2 6.2 3.4 3.4M17.8 6.2l-3.4 3.4M6.2 17.8l3.4-3.4M17.8 17.8l-3.4-3.4"/>',
  breathe:
    '<path d="M3.8 9h9.4a2.6 2.6 0 1 0-2.4-3.6M3.8 12.6h13.6a2.6 2.6 0 1 1-2.4 3.6M3.8 16.2h6.4a2 2 0 1 1-1.8 2.8"/>',
} as const;

interface Shape {
  /** Part of the side that the corners round off. */
  corner: number;
  /** Part of the side that the sign takes: launchers cut a circle of four fifths out of a maskable icon. */
  sign: number;
  ground?: string;
  line?: string;
  light?: string;
}

const rounded: Shape = { corner: 0.28, sign: 0.86 };
const fullBleed: Shape = { corner: 0, sign: 0.72 };

const side = 48;
/** The sign's own middle: its tail reaches further than its bowl. */
const middle = { x: 25.2, y: 25 };

function draw(shape: Shape): string {
  const {
    corner,
    sign,
    ground = colors.pine,
    line: lineColor = colors.lichen,
    light: lightColor = colors.honey,
  } = shape;
  const { light, line, strokeWidth } = mark;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${ground}"/>`,
    `<g transform="translate(${side / 2} ${side / 2}) scale(${sign}) translate(${-middle.x} ${-middle.y})">`,
    `<circle cx="${light.cx}" cy="${light.cy}" r="${light.r}" fill="${lightColor}"/>`,
    `<path d="${line}" fill="none" stroke="${lineColor}" stroke-width="${strokeWidth * 1.12}"`,
    ` stroke-linecap="round" stroke-linejoin="round"/></g></svg>\n`,
  ].join('');
}

function drawShortcut(lines: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colors.lichen}"`,
    ` stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">`,
    `<circle cx="12" cy="12" r="12" stroke="none" fill="${colors.pine}"/>`,
    `<g transform="translate(12 12) scale(0.66) translate(-12 -12)">${lines}</g></svg>`,
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
const outline: Shape = { ...fullBleed, ground: 'none', line: '#ffffff', light: '#ffffff' };
/** Of the screen's shorter side. */
const signOnStartup = 0.3;

const pictures = [
  { path: join(folder, 'icons/icon-192.png'), side: 192, shape: rounded },
  { path: join(folder, 'icons/icon-512.png'), side: 512, shape: rounded },
  { path: join(folder, 'icons/maskable-512.png'), side: 512, shape: fullBleed },
  // Of it only the shape counts.
  { path: join(folder, 'icons/monochrome-512.png'), side: 512, shape: outline },
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

for (const made of [join(folder, 'icons'), join(folder, 'startup'), androidDrawables, join(mobile, 'store')])
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
  for (const [name, lines] of Object.entries(shortcuts)) {
    const page = await browser.newPage({ viewport: { width: 96, height: 96 } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawShortcut(lines)}`);
    await page.screenshot({ path: join(folder, `icons/shortcut-${name}.png`), omitBackground: true });
    await page.close();
  }
  for (const screen of startupScreens) {
    const { width, height, ratio } = screen;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio });
    const place = `body{margin:0;height:100vh;display:grid;place-items:center;background:${colors.pine}}`;
    const size = `svg{width:${Math.min(width, height) * signOnStartup}px}`;
    await page.setContent(`<style>${place}${size}</style>${draw(onSplash)}`);
    writeFileSync(join(folder, startupImagePath(screen)), toPalettePng(await page.screenshot()));
    await page.close();
  }
} finally {
  await browser.close();
}
