import { constants, crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const mostColors = 256;
const [truecolor, paletted] = [2, 3];
/** Bytes of a pixel. */
const depth = 3;

/** What PNG predicts a byte from, by the number that stands before each row. */
const predictions: readonly ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, upLeft) => {
    const guess = left + up - upLeft;
    const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
    return a <= b && a <= c ? left : b <= c ? up : upLeft;
  },
];

interface Picture {
  width: number;
  height: number;
  /** One number a pixel, 0xRRGGBB. */
  colors: Uint32Array;
}

/** A screenshot with a palette of the 256 colors that stand for the others best: less than half the bytes of a picture
 *  that is flat but for its edges. Takes what browsers write: RGB, 8 bits a channel, not interlaced. */
export function toPalettePng(png: Buffer): Buffer {
  const { width, height, colors } = readPng(png);
  const palette = choosePalette(colors);
  const places = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (const [pixel, color] of colors.entries()) {
    const place = places.get(color) ?? nearest(color, palette);
    places.set(color, place);
    rows[pixel + Math.floor(pixel / width) + 1] = place;
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: constants.Z_BEST_COMPRESSION, memLevel: constants.Z_MAX_MEMLEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function readPng(png: Buffer): Picture {
  const chunks = readChunks(png);
  const [ihdr = Buffer.alloc(13)] = chunks.filter(({ type }) => type === 'IHDR').map(({ data }) => data);
  const [width, height] = [ihdr.readUInt32BE(0), ihdr.readUInt32BE(4)];
  if (!ihdr.subarray(8).equals(Buffer.from([8, truecolor, 0, 0, 0]))) throw new Error('Not an RGB screenshot');
  const rows = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const bytes = unfilter(rows, width * depth);
  const colors = Uint32Array.from({ length: width * height }, (_, pixel) => bytes.readUIntBE(pixel * depth, depth));
  return { width, height, colors };
}

/** Each row begins with the number of the prediction that was taken off its bytes. */
function unfilter(rows: Buffer, rowLength: number): Buffer {
  const bytes = Buffer.alloc(rows.length - rows.length / (rowLength + 1));
  for (let at = 0; at < bytes.length; at += 1) {
    const row = Math.floor(at / rowLength);
    const predict = predictions[rows[row * (rowLength + 1)] ?? 0];
    const isFirst = at % rowLength < depth;
    const [left, upLeft] = isFirst ? [0, 0] : [bytes[at - depth] ?? 0, bytes[at - rowLength - depth] ?? 0];
    bytes[at] = (rows[at + row + 1] ?? 0) + (predict?.(left, bytes[at - rowLength] ?? 0, upLeft) ?? 0);
  }
  return bytes;
}

/** Again and again the color that is missed most: how often it occurs, by how far the nearest chosen one is from it. */
function choosePalette(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const left = [...counts].map(([color, count]) => ({ color, count, gap: Infinity }));
  const palette: number[] = [];
  while (palette.length < Math.min(mostColors, left.length)) {
    const missed = left.reduce((most, next) => (next.count * next.gap > most.count * most.gap ? next : most));
    palette.push(missed.color);
    for (const each of left) each.gap = Math.min(each.gap, distance(each.color, missed.color));
  }
  return palette;
}

function nearest(color: number, palette: readonly number[]): number {
  const distances = palette.map((known) => distance(color, known));
  return distances.indexOf(Math.min(...distances));
}

const channels = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255];

function distance(one: number, other: number): number {
  const [[r, g, b], [red, green, blue]] = [channels(one), channels(other)];
  return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, paletted, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return data;
}

function readChunks(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  let at = signature.length;
  while (at < png.length) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
