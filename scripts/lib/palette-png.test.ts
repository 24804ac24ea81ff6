import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toPalettePng } from './palette-png.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/** Rows as they lie in the file, each after the number of its filter. */
function rgbPng(width: number, rows: number[][], { colorType = 2 } = {}): Buffer {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, rows.length, 8, colorType, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const dataOf = (png: Buffer, type: string): Buffer => {
  const at = png.indexOf(type, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
};

/** The colors of a picture with a palette, row by row. */
function readColors(png: Buffer, width: number): number[][] {
  const palette = dataOf(png, 'PLTE');
  const rows = inflateSync(dataOf(png, 'IDAT'));
  return Array.from({ length: rows.length / (width + 1) }, (_, row) =>
    [...rows.subarray(row * (width + 1) + 1, (row + 1) * (width + 1))].map((place) => palette.readUIntBE(place * 3, 3)),
  );
}

test('a picture of few colors stays as it is, whatever each row was predicted from', () => {
  const png = rgbPng(2, [
    [0, 10, 20, 30, 40, 50, 60],
    [1, 10, 20, 30, 30, 30, 30],
    [2, 0, 0, 0, 0, 0, 0],
    [3, 5, 10, 15, 15, 15, 15],
    [4, 0, 0, 0, 0, 0, 0],
  ]);
  const row = [0x0a141e, 0x28323c];
  expect(readColors(toPalettePng(png), 2)).toEqual([row, row, row, row, row]);
});

test('of more colors than a palette holds one that nothing resembles is kept, and the others are missed by little', () => {
  const rows = Array.from({ length: 130 }, (_, row) => [2 * row, 2 * row + 1].flatMap((value) => [value % 256, 0, 9]));
  const colors = readColors(
    toPalettePng(
      rgbPng(
        2,
        [...rows, [7, 7, 9, 0, 255, 0]].map((row) => [0, ...row]),
      ),
    ),
    2,
  );
  expect(colors.at(-1)?.[1]).toBe(0x00ff00);
  const reds = colors.slice(0, 128).flat();
  expect(reds.every((color, value) => Math.abs((color >> 16) - value) <= 1 && (color & 255) === 9)).toBe(true);
  expect(new Set(colors.flat()).size).toBe(256);
});

test('what is no RGB screenshot is refused', () => {
  expect(() => toPalettePng(rgbPng(1, [[0, 1, 2, 3, 4]], { colorType: 6 }))).toThrow('Not an RGB screenshot');
});
