import type { Avatar } from '../../packages/domain/src/account/avatars.ts';
import {
  AmbientLight,
  Color,
  DirectionalLight,
  FloatType,
  type Group,
  NoToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { makeFigure } from './figure.ts';
import { backdrops } from './palette.ts';
import { people } from './people.ts';

export interface Shot {
  avatar: Avatar;
  sizes: readonly number[];
  /** How many times the light moves; their mean is the soft light. */
  passes: number;
  /** Edge of a cell of the surfaces. */
  cell: number;
  quality: number;
}

const pixels = 640;
const renderer = new WebGLRenderer({ antialias: false });
renderer.setSize(pixels, pixels);
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = PCFShadowMap;
renderer.toneMapping = NoToneMapping;
renderer.setClearColor(0x000000, 0);
const target = new WebGLRenderTarget(pixels, pixels, { type: FloatType });

/** Takes the picture of an avatar and answers it as WebP data addresses, one for each size. */
export function takePicture({ avatar, sizes, passes, cell, quality }: Shot): string[] {
  const figure = people[avatar];
  const light = gatherLight(makeFigure(figure, cell), passes);
  const picture = develop(light, new Color(backdrops[figure.backdrop]));
  return sizes.map((size) => shrink(picture, size).toDataURL('image/webp', quality));
}

/** The same still scene under lamps that wander over a window and the sky: their mean has soft shadows everywhere. */
function gatherLight(figure: Group, passes: number): Float32Array {
  const scene = new Scene();
  const camera = new PerspectiveCamera(21.5, 1, 1, 30);
  camera.position.set(0, 0.25, 9.4);
  camera.lookAt(0, -0.22, 0);
  const window = lamp('#fff0dc', 1.75);
  const sky = lamp('#f0f3f2', 2.0);
  const rim = new DirectionalLight('#ffd9a0', 1.3);
  rim.position.set(-4, 3.5, -4.5);
  scene.add(figure, window, sky, rim, new AmbientLight('#ffe4d0', 0.62));

  const sum = new Float32Array(pixels * pixels * 4);
  const frame = new Float32Array(sum.length);
  renderer.setRenderTarget(target);
  for (let pass = 0; pass < passes; pass += 1) {
    const [u, v, w, t] = [halton(pass, 2), halton(pass, 3), halton(pass, 5), halton(pass, 7)];
    window.position.set(4 + (u - 0.5) * 3, 5 + (v - 0.5) * 3, 6 + (w - 0.5) * 2);
    sky.position.copy(onDome(v, t)).multiplyScalar(8);
    camera.setViewOffset(pixels, pixels, u - 0.5, w - 0.5, pixels, pixels);
    renderer.render(scene, camera);
    renderer.readRenderTargetPixels(target, 0, 0, pixels, pixels, frame);
    for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (frame[index] ?? 0) / passes;
  }
  return sum;
}

function lamp(color: string, intensity: number): DirectionalLight {
  const light = new DirectionalLight(color, intensity);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.025;
  light.shadow.radius = 1.5;
  Object.assign(light.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 1, far: 16 });
  return light;
}

function onDome(u: number, v: number): Vector3 {
  const [height, around] = [0.12 + 0.88 * u, v * Math.PI * 2];
  const away = Math.sqrt(1 - height * height);
  return new Vector3(Math.cos(around) * away, height, Math.sin(around) * away + 0.5).normalize();
}

/** Evenly spread numbers between 0 and 1 that are the same every time. */
function halton(index: number, base: number): number {
  let [result, fraction] = [0, 1];
  for (let rest = index + 1; rest > 0; rest = Math.floor(rest / base)) {
    fraction /= base;
    result += fraction * (rest % base);
  }
  return result;
}

/** Lays the light over the backdrop, which glows behind the head as if a lamp stood there. */
function develop(light: Float32Array, backdrop: Color): HTMLCanvasElement {
  const canvas = canvasOf(pixels);
  const context = contextOf(canvas);
  const image = context.createImageData(pixels, pixels);
  const glow = backdrop.clone().lerp(new Color('#fff6e0'), 0.55);
  const shade = backdrop.clone().multiplyScalar(0.82);
  const color = new Color();
  for (let row = 0; row < pixels; row += 1) {
    for (let column = 0; column < pixels; column += 1) {
      const from = ((pixels - 1 - row) * pixels + column) * 4;
      const to = (row * pixels + column) * 4;
      const away = Math.hypot(column / pixels - 0.5, row / pixels - 0.42) / 0.72;
      color
        .copy(glow)
        .lerp(backdrop, Math.min(1, away * 1.7))
        .lerp(shade, Math.max(0, away - 0.5));
      const clear = 1 - (light[from + 3] ?? 0);
      const [r, g, b] = [0, 1, 2].map((channel) => expose(light[from + channel] ?? 0)) as [number, number, number];
      color.setRGB(r + color.r * clear, g + color.g * clear, b + color.b * clear).convertLinearToSRGB();
      image.data.set([color.r * 255, color.g * 255, color.b * 255, 255], to);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Highlights bend over softly instead of burning out. */
const expose = (value: number): number => (value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp((0.7 - value) / 0.3)));

function shrink(picture: HTMLCanvasElement, size: number): HTMLCanvasElement {
  let source = picture;
  while (source.width > size) {
    const smaller = canvasOf(Math.max(size, source.width / 2));
    const context = contextOf(smaller);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, smaller.width, smaller.width);
    source = smaller;
  }
  return source;
}

function canvasOf(size: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: size, height: size });
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  return context;
}
