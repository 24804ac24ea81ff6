import { Color } from 'three';
import type { Paint } from './mesh.ts';
import { ball, join, mirror, type Shape, stick } from './sdf.ts';

export interface HeadForm {
  /** 1 is the usual jaw; less is narrower. */
  jaw?: number;
  nose?: number;
}

/** A rounded head on its neck, with ears and a button of a nose. */
export function headShape({ jaw = 1, nose = 1 }: HeadForm): Shape {
  return join(
    0.1,
    join(0.4, ball([0, 0.1, -0.04], [0.94, 0.94, 0.9]), ball([0, -0.38, 0.12], [0.74 * jaw, 0.58, 0.7])),
    mirror(ball([0.93, -0.16, -0.04], [0.13, 0.21, 0.12])),
    ball([0, -0.24, 0.87], [0.115 * nose, 0.1 * nose, 0.14]),
    stick([0, -0.7, -0.08], [0, -1.5, -0.14], 0.36),
    ball([0, -2.1, -0.12], [0.95, 0.82, 0.5]),
  );
}

/** Skin that is warmer at cheeks, nose and ears. */
export function skinPaint(tone: string, freckles = false): Paint {
  const base = new Color(tone);
  const warm = base.clone().lerp(new Color('#c4503c'), 0.38);
  const spot = base.clone().lerp(new Color('#8a4a2c'), 0.55);
  return (x, y, z) => {
    const side = Math.abs(x);
    const cheek = glow(Math.hypot((side - 0.52) / 0.3, (y + 0.36) / 0.2)) * (z > 0 ? 0.85 : 0);
    const nose = glow(Math.hypot(x / 0.2, (y + 0.24) / 0.16)) * (z > 0.8 ? 0.45 : 0);
    const ear = side > 0.92 ? 0.5 : 0;
    const color = base.clone().lerp(warm, Math.min(1, Math.max(cheek, nose, ear)));
    return freckles && z > 0.5 && isFreckle(x, y) ? color.lerp(spot, 0.75) : color;
  };
}

const glow = (distance: number): number => Math.max(0, 1 - distance * distance);

const freckleSpots = [
  [0.12, -0.22],
  [0.2, -0.3],
  [0.3, -0.21],
  [0.37, -0.33],
  [0.46, -0.25],
  [0.52, -0.37],
  [0.6, -0.28],
  [0.28, -0.38],
] as const;
const isFreckle = (x: number, y: number): boolean =>
  freckleSpots.some(
    ([fx, fy]) => Math.hypot(Math.abs(x) - fx, y - fy + (x < 0 ? 0.03 * Math.sin(fx * 40) : 0)) < 0.021,
  );
