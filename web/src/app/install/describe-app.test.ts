import { languageCodes } from '@alento/domain/language/languages.ts';
import { directionOf } from '@alento/locales/languages.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeColors } from '#ui/theme-colors.ts';
import { readWords } from '../../../app-manifests.ts';
import { describeApp } from './describe-app.ts';
import { mostPictureBytes, picturePath, type PictureForm } from './pictures.ts';
import { startupImagePath, startupScreens } from './startup-screens.ts';

interface Picture {
  src: string;
  type: string;
  sizes: string;
}

interface Manifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: string;
  background_color: string;
  theme_color: string;
  icons: (Picture & { purpose?: string })[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: (Picture & { form_factor: PictureForm; label: string })[];
  share_target: { action: string; method: string; enctype: string };
}

const folder = join(import.meta.dirname, '../../../public');
const routes = readFileSync(join(import.meta.dirname, '../routes.ts'), 'utf8');
const describeIn = (language: (typeof languageCodes)[number]) =>
  describeApp(language, readWords(language)) as unknown as Manifest;
const all = languageCodes.map((language) => ({ language, manifest: describeIn(language) }));

/** Width and height stand at the same place of every PNG, and of every WebP as Chromium writes it. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(folder, path));
  if (path.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  if (bytes.toString('latin1', 12, 16) !== 'VP8X') throw new Error(`${path} says its size elsewhere`);
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

describe.each(all)('the manifest in $language', ({ language, manifest }) => {
  test('names and describes the app in its own language and direction', () => {
    expect(manifest.lang.slice(0, 2)).toBe(language);
    expect(manifest.dir).toBe(directionOf(language));
    expect(manifest.name).toMatch(/^Alento/);
    // Stores and launchers cut off what is longer.
    expect(manifest.name.length).toBeLessThanOrEqual(30);
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    const labels = [...manifest.shortcuts.map(({ name }) => name), ...manifest.screenshots.map(({ label }) => label)];
    expect(new Set([manifest.name, manifest.description, ...labels]).size).toBe(2 + labels.length);
  });

  test('is of the same app as all the others', () => {
    expect(manifest.id).toBe('/app');
    expect(manifest.icons).toEqual(describeIn('pt').icons);
  });

  test('shows pictures that are there, as large as it says', () => {
    const pictures = [
      ...manifest.icons.filter(({ type }) => type !== 'image/svg+xml'),
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
      ...manifest.screenshots,
    ];
    for (const { src, sizes } of pictures) expect(`${src} ${sizeOf(src)}`).toBe(`${src} ${sizes}`);
    expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'wide']);
  });

  test('leads to four places that there are, help among the first three', () => {
    const urls = manifest.shortcuts.map(({ url }) => url);
    expect(urls.indexOf('/help')).toBeLessThan(3);
    const paths = urls.map((url) => new URL(url, 'http://localhost').pathname.slice(1));
    for (const path of paths) expect(routes).toContain(`'${path.replace(/(breathing)\/\w+$/, '$1/:practice')}'`);
  });

  test('takes shared words by POST, never in an address', () => {
    expect(manifest.share_target).toMatchObject({ action: '/share', method: 'POST', enctype: 'multipart/form-data' });
  });
});

test('the descriptions are as many as the languages', () => {
  expect(new Set(all.map(({ manifest }) => manifest.description)).size).toBe(languageCodes.length);
});

test('what stores and launchers ask for is offered', () => {
  const { icons } = describeIn('en');
  expect(icons).toContainEqual(expect.objectContaining({ sizes: '192x192', type: 'image/png' }));
  for (const purpose of ['maskable', 'monochrome'])
    expect(icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose }));
  expect(existsSync(join(folder, 'favicon.svg'))).toBe(true);
  expect(sizeOf('icons/apple-touch-icon.png')).toBe('180x180');
});

test('all pictures together weigh little', () => {
  const paths = languageCodes.flatMap((language) => [picturePath(language, 'narrow'), picturePath(language, 'wide')]);
  const bytes = [...new Set(paths)].reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
  expect(bytes).toBeLessThanOrEqual(mostPictureBytes);
});

test.each(startupScreens)('an iPhone or iPad of $width by $height begins with a picture of its size', (screen) => {
  expect(`/startup/${sizeOf(startupImagePath(screen))}.png`).toBe(startupImagePath(screen));
});

test('the splash screen has the color of the ground', () => {
  const manifest = describeIn('en');
  expect(manifest.background_color).toBe(themeColors.light);
  expect(manifest.theme_color).toBe(themeColors.light);
});
