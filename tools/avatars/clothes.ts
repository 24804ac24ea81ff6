import { ball, carve, emboss, join, mirror, ring, type Shape, stick } from './sdf.ts';

const torso = join(
  0.45,
  ball([0, -2.22, -0.12], [1.22, 1.05, 0.74]),
  mirror(ball([0.92, -1.98, -0.12], [0.52, 0.52, 0.5])),
);
const neckHole = stick([0, -0.6, -0.02], [0, -1.36, -0.08], 0.4);

const knit: Shape = (x, _, z) => Math.sin(Math.atan2(x, z + 0.12) * 44);
const rolls: Shape = (_, y) => Math.sin(y * 52);

/** What each one wears around the shoulders. */
export const clothes = {
  jumper: join(0.05, emboss(torso, 0.012, knit), emboss(ring([0, -1.23, -0.1], 0.44, 0.13, 0.13), 0.012, knit)),
  rollneck: join(
    0.06,
    torso,
    emboss(
      join(0.04, ring([0, -1.22, -0.1], 0.44, 0.15, 0.15), ring([0, -1.05, -0.09], 0.42, 0.12, 0.12)),
      0.014,
      knit,
    ),
  ),
  hood: join(
    0.06,
    carve(0.05, torso, neckHole),
    carve(
      0.08,
      join(0.12, ring([0, -1.18, -0.24], 0.62, 0.24, 0.22), ball([0, -1.1, -0.7], [0.7, 0.4, 0.35])),
      ball([0, -1.2, 0.62], [0.26, 0.5, 0.4]),
    ),
    mirror(stick([0.2, -1.3, 0.55], [0.22, -1.75, 0.66], 0.035)),
  ),
  blouse: join(
    0.04,
    carve(0.06, torso, ball([0, -1.2, 0.35], [0.34, 0.34, 0.5])),
    mirror(ball([0.36, -1.36, 0.34], [0.36, 0.14, 0.2], -0.55)),
  ),
  scarf: join(
    0.05,
    torso,
    emboss(
      join(
        0.05,
        ring([0, -1.2, -0.08], 0.52, 0.21, 0.19),
        ring([0, -1.0, -0.06], 0.46, 0.17, 0.15),
        stick([0.3, -1.25, 0.5], [0.42, -1.95, 0.66], 0.18, 0.2),
      ),
      0.012,
      rolls,
    ),
  ),
  shawl: join(
    0.1,
    torso,
    emboss(
      join(0.12, ring([0, -1.24, -0.08], 0.52, 0.22, 0.2), ring([0, -1.5, -0.1], 0.8, 0.26, 0.2)),
      0.022,
      (x, y, z) => Math.sin((y * 1.2 + x * 0.45 + z * 0.25) * 17),
    ),
  ),
} as const satisfies Record<string, Shape>;

export type Garment = keyof typeof clothes;
