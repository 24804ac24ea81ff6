import { Color, Group, Mesh, MeshPhysicalMaterial, SphereGeometry } from 'three';
import { dark, gloss, line, openEye, type Point } from './face.ts';
import type { Paint } from './mesh.ts';
import { ball, emboss, frontOf, join, mirror, type Shape, stick } from './sdf.ts';

export interface Creature {
  head: Shape;
  paint: Paint;
  face: (head: Shape) => Group;
}

const neck = stick([0, -0.5, -0.1], [0, -1.5, -0.14], 0.4);
const fur: Shape = (x, y, z) => Math.sin(x * 21 + Math.sin(y * 9)) * Math.sin(y * 17 + z * 8);

/** One colour that gives way to another where `share` comes near 1. */
function blend(base: string, ...layers: [color: string, share: (x: number, y: number, z: number) => number][]): Paint {
  const ground = new Color(base);
  const colors = layers.map(([color, share]) => [new Color(color), share] as const);
  return (x, y, z) => {
    const mixed = ground.clone();
    for (const [color, share] of colors) mixed.lerp(color, Math.min(1, Math.max(0, share(x, y, z))));
    return mixed;
  };
}

const edge = (distance: number, width: number): number => 0.5 - distance / width;

function nose(head: Shape, [x, y]: Point, size: readonly [number, number], color = dark): Mesh {
  const mesh = new Mesh(new SphereGeometry(1, 40, 28), gloss(color));
  mesh.scale.set(size[0], size[1], size[1]);
  mesh.position.set(x, y, frontOf(head, x, y) + 0.01);
  return mesh;
}

function eyes(head: Shape, x: number, y: number, size: number): Group {
  const pair = new Group();
  pair.add(openEye(head, [-x, y], size), openEye(head, [x, y], size));
  return pair;
}

function muzzleMouth(head: Shape, y: number, width: number): Group {
  const group = new Group();
  for (const side of [-1, 1]) {
    const bend: Point[] = [
      [0, y + 0.07],
      [side * width * 0.25, y],
      [side * width * 0.7, y - 0.01],
      [side * width, y + 0.04],
    ];
    group.add(line(head, bend, 0.022, '#54362c'));
  }
  return group;
}

const fox: Creature = {
  head: emboss(
    join(
      0.2,
      join(0.3, ball([0, 0.06, -0.05], [0.94, 0.88, 0.84]), mirror(ball([0.7, -0.32, 0.05], [0.5, 0.26, 0.36], -0.42))),
      stick([0, -0.26, 0.5], [0, -0.36, 1.0], 0.36, 0.17),
      mirror(stick([0.46, 0.55, -0.1], [0.68, 1.24, -0.14], 0.38, 0.09)),
      neck,
    ),
    0.005,
    fur,
  ),
  paint: blend(
    '#d27d45',
    [
      '#fff5e6',
      (x, y, z) => (z > -0.2 ? edge(y + 0.2 + Math.abs(x) * -0.2 + Math.max(0, 0.3 - Math.abs(x)) * 0.5, 0.06) : 0),
    ],
    ['#54362c', (_, y) => edge(0.98 - y, 0.1)],
    [
      '#f0d3b8',
      (x, y, z) =>
        z > 0 && y > 0.5 ? edge(Math.hypot((Math.abs(x) - 0.57) / 0.46, (y - 0.84) / 0.85) - 0.24, 0.08) : 0,
    ],
  ),
  face: (head) =>
    new Group().add(eyes(head, 0.4, 0.06, 1.12), nose(head, [0, -0.29], [0.14, 0.1]), muzzleMouth(head, -0.5, 0.13)),
};

const owl: Creature = {
  head: join(
    0.16,
    ball([0, 0, -0.06], [1.08, 0.98, 0.9]),
    mirror(stick([0.52, 0.62, 0.02], [0.84, 1.12, 0.06], 0.28, 0.06)),
    mirror(ball([0.4, 0, 0.62], [0.46, 0.48, 0.26])),
    stick([0, -0.4, -0.1], [0, -1.4, -0.14], 0.7, 0.4),
  ),
  paint: blend(
    '#a3825f',
    ['#7d6048', (x, y) => edge(0.85 - y + Math.abs(x) * 0.1, 0.3)],
    [
      '#7d6048',
      (x, y) =>
        y > -0.2
          ? 0.8 *
            edge(
              Math.hypot(((x + 3) % 0.36) - 0.18, ((y + 3 + (Math.floor((x + 3) / 0.36) % 2) * 0.15) % 0.3) - 0.15) -
                0.05,
              0.03,
            )
          : 0,
    ],
    [
      '#f5ead4',
      (x, y, z) => (z > 0.3 ? edge(Math.hypot((Math.abs(x) - 0.4) / 0.46, (y + 0.01) / 0.48) - 0.93, 0.1) : 0),
    ],
    [
      '#d9b98a',
      (x, y, z) =>
        z > 0.3
          ? edge(Math.abs(Math.hypot((Math.abs(x) - 0.4) / 0.46, (y + 0.01) / 0.48) - 0.6) - 0.03, 0.12) * 0.6
          : 0,
    ],
  ),
  face: (head) => {
    const face = new Group().add(eyes(head, 0.38, 0.02, 1.55));
    const beak = new Mesh(
      new SphereGeometry(1, 40, 28),
      new MeshPhysicalMaterial({ color: '#d99b45', roughness: 0.4 }),
    );
    beak.scale.set(0.12, 0.19, 0.16);
    beak.position.set(0, -0.24, frontOf(head, 0, -0.2) + 0.02);
    beak.rotation.x = 0.4;
    return face.add(beak);
  },
};

const cat: Creature = {
  head: emboss(
    join(
      0.14,
      join(0.3, ball([0, 0.05, -0.05], [0.98, 0.9, 0.84]), mirror(ball([0.58, -0.34, 0.14], [0.46, 0.36, 0.44]))),
      mirror(ball([0.15, -0.36, 0.8], [0.21, 0.17, 0.16])),
      ball([0, -0.5, 0.72], [0.2, 0.16, 0.18]),
      mirror(stick([0.5, 0.54, -0.08], [0.72, 1.16, -0.1], 0.38, 0.1)),
      neck,
    ),
    0.006,
    fur,
  ),
  paint: blend(
    '#a3a5a3',
    [
      '#7f8283',
      (x, y, z) =>
        y > 0.2 && z > 0 && Math.abs(x) < 0.5
          ? edge(Math.abs(Math.sin(x * 11 + 1.57)) - 0.4, 0.4) * Math.min(1, (y - 0.24) * 5) * 0.8
          : 0,
    ],
    ['#7f8283', (x, y) => (Math.abs(x) > 0.72 && y < 0.15 ? edge(Math.abs(Math.sin(y * 13)) - 0.35, 0.4) * 0.7 : 0)],
    ['#f1ebdf', (x, y, z) => (z > 0.2 ? edge(Math.hypot(x / 0.42, (y + 0.46) / 0.34) - 0.9, 0.16) : 0)],
    [
      '#e0ada0',
      (x, y, z) =>
        z > 0.03 && y > 0.55 ? edge(Math.hypot((Math.abs(x) - 0.61) / 0.46, (y - 0.82) / 0.85) - 0.24, 0.08) : 0,
    ],
  ),
  face: (head) => {
    const face = new Group().add(
      eyes(head, 0.42, 0.02, 1.15),
      nose(head, [0, -0.25], [0.1, 0.07], '#b9776c'),
      muzzleMouth(head, -0.44, 0.17),
    );
    for (const side of [-1, 1])
      for (const height of [-0.34, -0.42])
        face.add(
          line(
            head,
            [
              [side * 0.42, height],
              [side * 0.62, height + 0.01 + (height + 0.38) * 0.6],
              [side * 0.86, height + (height + 0.38) * 1.4],
            ],
            0.011,
            '#f4efe6',
          ),
        );
    return face;
  },
};

function gill(height: number, tilt: number, length: number): Shape {
  const [dx, dy] = [Math.cos(tilt), Math.sin(tilt)];
  const root = [0.9, height, -0.15] as const;
  const at = (t: number, off: number) =>
    [root[0] + dx * t - dy * off, root[1] + dy * t + dx * off, root[2] - t * 0.15] as const;
  const fringe = [0.35, 0.55, 0.75, 0.95].flatMap((t) =>
    [-1, 1].map((side) => stick(at(length * t, 0), at(length * (t + 0.16), side * 0.17), 0.06, 0.045)),
  );
  return join(0.04, stick(at(0, 0), at(length, 0), 0.13, 0.07), ...fringe);
}

const axolotl: Creature = {
  head: join(
    0.08,
    join(0.3, ball([0, 0, -0.05], [1.04, 0.78, 0.78]), ball([0, -0.24, 0.1], [1.06, 0.56, 0.76])),
    mirror(join(0.05, gill(0.42, 0.85, 0.58), gill(0.08, 0.25, 0.62), gill(-0.26, -0.3, 0.5))),
    neck,
  ),
  paint: blend(
    '#f3c6be',
    ['#d27f83', (x, y, z) => edge(0.1 - (Math.hypot(x / 1.06, y / 0.86, (z + 0.05) / 0.9) - 1.08), 0.3)],
    ['#dd8f8f', (x, y, z) => (z > 0.3 ? (1 - Math.hypot((Math.abs(x) - 0.72) / 0.22, (y + 0.3) / 0.14)) * 0.9 : 0)],
    [
      '#d99c98',
      (x, y, z) => (y > 0.35 && z > 0 && Math.hypot(((x + 3) % 0.31) - 0.15, ((y + 3) % 0.27) - 0.13) < 0.04 ? 0.8 : 0),
    ],
  ),
  face: (head) =>
    new Group().add(
      eyes(head, 0.56, 0.02, 0.95),
      line(
        head,
        [
          [-0.3, -0.26],
          [-0.16, -0.325],
          [0, -0.345],
          [0.16, -0.325],
          [0.3, -0.26],
        ],
        0.024,
        '#9c5153',
      ),
    ),
};

export const creatures = { fox, owl, cat, axolotl } as const;
