import { ball, carve, emboss, grow, join, mirror, pebbles, type Shape, stick, type Vector } from './sdf.ts';

const cap = ball([0, 0.16, -0.08], [1.04, 1.02, 1.0]);
const combed = (along: number): number =>
  Math.sin(along * 26 + 1.8 * Math.sin(along * 7)) * 0.7 + Math.sin(along * 61) * 0.35;
const strands: Shape = (x, y, z) => combed(Math.atan2(x, z + 0.2) + y * 0.05);
const parted: Shape = (x, y, z) => combed(Math.abs(x) * 0.5 + z * 0.9 - y * 0.2);

/** Many soft balls over an egg. */
function curls(center: Vector, radii: Vector, count: number, size: number): Shape {
  const balls = Array.from({ length: count }, (_, index) => {
    const y = 1 - (2 * (index + 0.5)) / count;
    const around = index * Math.PI * (3 - Math.sqrt(5));
    const away = Math.sqrt(1 - y * y);
    const radius = size * (0.85 + 0.3 * ((index * 0.618) % 1));
    const [x, z] = [Math.cos(around) * away, Math.sin(around) * away];
    return ball(
      [center[0] + x * radii[0], center[1] + y * radii[1], center[2] + z * radii[2]],
      [radius, radius, radius],
    );
  });
  return join(0.08, ...balls);
}

/** Hair, head coverings and beards; each covers the head of head.ts. */
export const hairstyles = {
  long: emboss(
    carve(
      0.08,
      join(
        0.3,
        cap,
        ball([0, -0.55, -0.28], [1.13, 1.2, 0.72]),
        mirror(ball([0.82, -0.75, 0.08], [0.28, 0.82, 0.36], 0.08)),
      ),
      ball([0, -0.5, 0.98], [0.8, 0.87, 0.8]),
      stick([0, -1, 0.3], [0, -2.4, 0.6], 0.5),
    ),
    0.016,
    strands,
  ),
  coily: emboss(
    carve(
      0.04,
      ball([0, 0.24, -0.1], [0.99, 0.98, 0.96]),
      ball([0, -0.52, 0.75], [1.2, 0.98, 0.95]),
      ball([0, -1.1, -0.2], [1.3, 0.92, 1.2]),
    ),
    0.028,
    pebbles(0.11),
  ),
  afro: emboss(
    carve(
      0.06,
      join(0.12, ball([0, 0.24, -0.12], [1.2, 1.0, 1.02]), curls([0, 0.22, -0.24], [1.06, 0.94, 0.84], 40, 0.33)),
      ball([0, -0.4, 0.9], [0.96, 0.78, 0.98]),
      ball([0, -1.12, 0.5], [0.84, 0.84, 0.8]),
    ),
    0.055,
    pebbles(0.2),
  ),
  bun: join(
    0.05,
    emboss(
      carve(
        0.06,
        join(0.3, cap, mirror(ball([0.45, 0.66, 0.32], [0.56, 0.4, 0.55], -0.5))),
        ball([0, -0.42, 0.82], [0.86, 0.9, 0.85]),
        ball([0, -1.15, -0.1], [1.3, 0.9, 1.2]),
      ),
      0.016,
      parted,
    ),
    emboss(ball([0, 1.16, -0.25], [0.42, 0.34, 0.4]), 0.02, (x, y, z) =>
      Math.sin(Math.atan2(z + 0.22, x) * 3 + (y - 1.1) * 16),
    ),
  ),
  sides: emboss(
    join(
      0.1,
      mirror(join(0.12, ball([0.82, 0, -0.3], [0.16, 0.4, 0.42]), ball([0.84, -0.3, 0.02], [0.12, 0.28, 0.16]))),
      carve(0.05, ball([0, -0.1, -0.3], [1.0, 0.55, 0.75]), ball([0, 0.3, 0.72], [1.4, 1.4, 1.0])),
    ),
    0.016,
    strands,
  ),
  curly: emboss(
    carve(
      0.06,
      join(
        0.14,
        join(0.2, cap, ball([0, -0.45, -0.35], [1.05, 0.95, 0.62])),
        curls([0, -0.12, -0.26], [1.06, 1.14, 0.82], 34, 0.3),
      ),
      ball([0.06, -0.44, 0.95], [0.76, 0.88, 0.8]),
      stick([0, -1.15, 0.4], [0, -2.4, 0.7], 0.5),
    ),
    0.06,
    pebbles(0.24),
  ),
  bob: emboss(
    carve(
      0.06,
      join(0.25, cap, ball([0, -0.35, -0.2], [1.1, 0.62, 0.86])),
      ball([0, -0.48, 0.95], [0.78, 0.92, 0.8]),
      ball([0, -1.75, 0], [2, 0.95, 2]),
    ),
    0.016,
    strands,
  ),
  tousled: join(
    0.04,
    emboss(
      carve(
        0.05,
        ball([0, 0.2, -0.1], [1.0, 0.98, 0.97]),
        ball([0, -0.5, 0.8], [1.15, 0.98, 0.9]),
        ball([0, -1.1, -0.2], [1.3, 0.98, 1.2]),
      ),
      0.014,
      parted,
    ),
    ...tousledLocks(),
  ),
} as const satisfies Record<string, Shape>;

/** Short locks laid over each other like leaves, away from a parting at the left. */
function tousledLocks(): Shape[] {
  const locks: [x: number, y: number, z: number, turn: number, length: number][] = [
    [-0.2, 1.1, -0.3, 0.25, 0.5],
    [0.35, 1.06, -0.3, -0.4, 0.5],
    [-0.55, 0.86, 0.05, 0.75, 0.42],
    [-0.05, 1.14, 0.12, 0.1, 0.48],
    [0.5, 0.98, 0.08, -0.6, 0.46],
    [0.86, 0.56, 0.02, -1.15, 0.38],
    [-0.74, 0.6, 0.42, 1.05, 0.34],
    [-0.36, 0.9, 0.5, 0.62, 0.36],
    [0.06, 0.98, 0.54, -0.12, 0.42],
    [0.44, 0.82, 0.56, -0.62, 0.42],
    [0.76, 0.5, 0.46, -1.0, 0.34],
    [-0.08, 0.74, 0.72, -0.3, 0.38],
    [0.32, 0.57, 0.74, -0.66, 0.34],
  ];
  return locks.map(([x, y, z, turn, length]) =>
    emboss(ball([x, y, z], [length, 0.17, 0.24], turn), 0.012, (px, py) =>
      combed((py - y) * Math.cos(turn) - (px - x) * Math.sin(turn)),
    ),
  );
}

/** Hair along the jaw up to the ears, open at the cheeks. */
function jawHair(depth: number, ...more: Shape[]): Shape {
  return carve(
    0.08,
    join(0.2, ball([0, -0.48, 0.12], [0.78 + depth, 0.53 + depth, 0.72 + depth]), ...more),
    ball([0, -0.14, 0.72], [0.64, 0.27, 0.7]),
    ball([0, 0.42, -0.1], [1.3, 0.56, 1.3]),
    ball([0, -0.5, -0.78], [1.3, 1.4, 0.8]),
  );
}

const moustache = mirror(ball([0.15, -0.39, 0.89], [0.2, 0.068, 0.1], -0.22));
const flowing: Shape = (x, y) => combed(x * 0.9 + Math.sin(y * 6) * 0.04);

/** Beards, from short to long. */
export const beards = {
  short: emboss(join(0.05, jawHair(0.04), grow(moustache, -0.01)), 0.016, pebbles(0.075)),
  full: emboss(join(0.05, jawHair(0.08, ball([0, -0.98, 0.3], [0.56, 0.45, 0.5])), moustache), 0.018, flowing),
  white: emboss(
    join(0.05, jawHair(0.08, ball([0, -0.82, 0.32], [0.5, 0.36, 0.48])), grow(moustache, 0.015)),
    0.016,
    flowing,
  ),
} as const satisfies Record<string, Shape>;

const faceHole = ball([0, -0.14, 0.98], [0.8, 0.84, 0.72]);

/** Cloth on the head. */
export const coverings = {
  hijab: emboss(
    carve(
      0.05,
      join(
        0.3,
        ball([0, 0.14, -0.06], [1.1, 1.1, 1.06]),
        ball([0, -0.2, -0.06], [1.13, 0.85, 0.95]),
        ball([0, -0.9, 0.02], [0.84, 0.55, 0.78]),
        ball([0, -1.36, 0.02], [1.06, 0.37, 0.84]),
      ),
      faceHole,
    ),
    0.022,
    (x, y, z) =>
      Math.sin((y * 0.9 + x * 0.75 + z * 0.3) * 13 + Math.sin(x * 3) * 0.6) * Math.min(1, Math.max(0, 0.2 - y * 1.1)),
  ),
  turban: emboss(
    carve(
      0.04,
      join(0.15, ball([0, 0.45, -0.14], [1.17, 0.86, 1.08]), ball([0, 0.78, -0.12], [0.88, 0.62, 0.86])),
      ball([0, -0.58, 0.92], [0.93, 1.02, 1.0]),
      ball([0, -1.15, -0.2], [1.5, 1.0, 1.4]),
    ),
    0.03,
    (x, y) => Math.cos((y - Math.abs(x) * 0.75) * 17),
  ),
  headwrap: join(
    0.05,
    emboss(
      carve(
        0.04,
        ball([0, 0.42, -0.16], [1.1, 0.92, 1.06]),
        ball([0, -0.6, 0.92], [1.0, 1.06, 1.0]),
        ball([0, -1.0, -0.2], [1.5, 1.0, 1.4]),
      ),
      0.028,
      (x, y, z) => Math.sin((y * 1.1 - x * 0.5 + z * 0.2) * 15),
    ),
    ...knot(),
  ),
  beanie: join(
    0.04,
    emboss(carve(0.02, ball([0, 0.42, -0.1], [1.07, 0.98, 1.02]), ball([0, -0.6, 0], [2, 1.0, 2])), 0.018, (x, _, z) =>
      Math.sin(Math.atan2(x, z + 0.1) * 34),
    ),
    emboss(brim(), 0.022, (x, _, z) => Math.sin(Math.atan2(x, z + 0.1) * 34)),
  ),
} as const satisfies Record<string, Shape>;

function brim(): Shape {
  return (x, y, z) => {
    const away = Math.hypot(x / 1.02, (z + 0.09) / 0.98) - 1;
    const height = y - 0.45 - z * 0.05;
    return Math.hypot(Math.max(0, Math.abs(away) - 0.03), Math.max(0, Math.abs(height) - 0.12)) - 0.07;
  };
}

function knot(): Shape[] {
  const ridges: Shape = (x, y, z) => Math.sin((x * 1.3 + y * 0.7 + z) * 17);
  return [
    ball([-0.28, 1.14, 0.26], [0.38, 0.21, 0.3], 0.42),
    ball([0.3, 1.15, 0.26], [0.4, 0.21, 0.3], -0.46),
    ball([0, 1.2, 0.02], [0.3, 0.22, 0.3]),
    ball([0.01, 1.06, 0.52], [0.19, 0.17, 0.16]),
  ].map((shape) => emboss(shape, 0.022, ridges));
}
