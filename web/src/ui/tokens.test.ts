import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeColors } from './theme-colors.ts';

type Scheme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const number = String.raw`\s*([\d.]+)\s*`;
const colorPattern = new RegExp(String.raw`oklch\(${number.repeat(3)}(/[^)]*)?\)`);
const tokenPattern = new RegExp(
  String.raw`--color-([\w-]+):\s*light-dark\((${colorPattern.source}),\s*(${colorPattern.source})\)`,
  'g',
);

/** Linear light of an opaque `oklch()`, as its author of the space defines it. */
function linearRgb(color: string): Rgb {
  const [, lightness, chroma, hue, alpha] = colorPattern.exec(color) ?? [];
  if (lightness === undefined || alpha !== undefined) throw new Error(`${color} is not an opaque oklch()`);
  const angle = (Number(hue) * Math.PI) / 180;
  const a = Number(chroma) * Math.cos(angle);
  const b = Number(chroma) * Math.sin(angle);
  const l = (Number(lightness) + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (Number(lightness) - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (Number(lightness) - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function luminance(color: string): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function hex(color: string): string {
  const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  const bytes = linearRgb(color).map((value) => Math.round(encode(clamp(value)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function readTokens(source: string): Map<string, Record<Scheme, string>> {
  return new Map(
    [...source.matchAll(tokenPattern)].map(([, name = '', light = '', , , , , dark = '']) => [name, { light, dark }]),
  );
}

const [usual = '', more = ''] = css.split('@media (prefers-contrast: more)');
const tokens = readTokens(usual);
const strongTokens = new Map([...tokens, ...readTokens(more)]);

const grounds = ['ground', 'surface', 'raised', 'sunken'];

/** Words and what they stand on. */
const texts: [text: string, grounds: string[]][] = [
  ['ink', [...grounds, 'soft', 'soft-hover', 'accent-soft', 'danger-soft', 'positive-soft']],
  ['muted', [...grounds, 'soft']],
  ['ground', ['ink']],
  ['on-soft', ['soft', 'soft-hover']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-accent', ['accent']],
  ['accent-ink', [...grounds, 'soft', 'accent-soft']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-google', ['google', 'google-hover']],
  ['danger', [...grounds, 'danger-soft']],
  ['positive', [...grounds, 'positive-soft']],
];

/** Edges and marks without which a control, its state or the focus would not be seen. */
const marks: [mark: string, grounds: string[]][] = [
  ['control', [...grounds, 'soft']],
  ['primary', [...grounds, 'soft']],
  ['google-line', [...grounds, 'google', 'google-hover']],
  ['focus', [...grounds, 'soft', 'accent-soft', 'danger-soft', 'positive-soft']],
];

/** Seen, but nothing hangs on seeing it, or under a picture in colors of its own. */
const decoration = ['line', 'flame', 'scrim', 'transparent', 'current', 'paper'];

const pairsOf = (lists: [string, string[]][]) => lists.flatMap(([front, backs]) => backs.map((back) => [front, back]));

function findWeakPairs(colors: Map<string, Record<Scheme, string>>, lists: [string, string[]][], least: number) {
  return pairsOf(lists).flatMap(([front = '', back = '']) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const ratio = contrast(colors.get(front)?.[scheme] ?? '', colors.get(back)?.[scheme] ?? '');
      return ratio < least ? [`${front} on ${back}, ${scheme}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

test('black on white is 21', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});

test('a pair that is too weak is named', () => {
  expect(findWeakPairs(tokens, [['line', ['ground']]], 3)).toEqual([
    expect.stringContaining('line on ground, light'),
    expect.stringContaining('line on ground, dark'),
  ]);
});

test('every text stands out from what it stands on by 4.5', () => {
  expect(findWeakPairs(tokens, texts, 4.5)).toEqual([]);
});

test('every edge and mark of a control stands out by 3', () => {
  expect(findWeakPairs(tokens, marks, 3)).toEqual([]);
});

test('who asks for more contrast gets 7 for text and 4.5 for controls', () => {
  expect(findWeakPairs(strongTokens, texts, 7)).toEqual([]);
  expect(findWeakPairs(strongTokens, marks, 4.5)).toEqual([]);
});

test('no color is left out of the comparison', () => {
  const declared = [...usual.matchAll(/--color-([a-z-]+):/g)].map(([, name]) => name);
  const compared = new Set([...pairsOf(texts).flat(), ...pairsOf(marks).flat(), ...decoration]);
  expect(declared.filter((name = '') => !compared.has(name))).toEqual([]);
});

test('the color around the page is the color of the ground', () => {
  const { light = '', dark = '' } = tokens.get('ground') ?? {};
  expect(themeColors).toEqual({ light: hex(light), dark: hex(dark) });
});
