import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeColors } from '#ui/theme-colors.ts';

interface Icon {
  src: string;
  type: string;
  sizes: string;
  purpose?: string;
}

const folder = join(import.meta.dirname, '../../public');
const manifest: { icons: Icon[]; background_color: string; theme_color: string } = JSON.parse(
  readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'),
);

/** Width and height stand at the same place of every PNG. */
function sizeOf(path: string): string {
  const png = readFileSync(path);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test.each(manifest.icons)('$src is there', ({ src }) => {
  expect(existsSync(join(folder, src))).toBe(true);
});

test.each(manifest.icons.filter(({ type }) => type === 'image/png'))(
  '$src is as large as it says',
  ({ src, sizes }) => {
    expect(sizeOf(join(folder, src))).toBe(sizes);
  },
);

test('what stores and launchers ask for is offered', () => {
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '192x192', type: 'image/png' }));
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  expect(sizeOf(join(folder, 'icons/apple-touch-icon.png'))).toBe('180x180');
});

test('the splash screen has the color of the ground', () => {
  expect(manifest.background_color).toBe(themeColors.light);
  expect(manifest.theme_color).toBe(themeColors.light);
});
