import { Color, Group, Mesh, MeshPhysicalMaterial, SphereGeometry } from 'three';
import { clothes } from './clothes.ts';
import { creatures } from './creatures.ts';
import { makeFace } from './face.ts';
import { beards, coverings, hairstyles } from './hair.ts';
import { headShape, skinPaint } from './head.ts';
import { meshOf, type Paint } from './mesh.ts';
import { cloths, hairs, skins } from './palette.ts';
import type { CreatureFigure, Person } from './people.ts';
import { join, type Shape, type Vector } from './sdf.ts';

const finishes = {
  skin: { roughness: 0.55, sheen: 0.35, sheenRoughness: 0.6, sheenColor: new Color('#ffb99a') },
  hair: { roughness: 0.62, sheen: 0.25, sheenRoughness: 0.5, sheenColor: new Color('#ffdcb4') },
  cloth: { roughness: 0.92, sheen: 0.5, sheenRoughness: 0.8, sheenColor: new Color('#fff2dc') },
} as const;

const headSpace: [Vector, Vector] = [
  [-1.75, -1.75, -1.5],
  [1.75, 2.1, 1.5],
];
const torsoSpace: [Vector, Vector] = [
  [-1.75, -2.6, -1.2],
  [1.75, -0.6, 1.2],
];

interface Look {
  shape: Shape;
  paint: Paint;
  finish: keyof typeof finishes;
  space?: [Vector, Vector];
  cell: number;
}

function solid({ shape, paint, finish, space = headSpace, cell }: Look): Mesh {
  const material = new MeshPhysicalMaterial({ vertexColors: true, ...finishes[finish] });
  return new Mesh(meshOf({ shape, paint, from: space[0], to: space[1], cell }), material);
}

function plain(tone: string): Paint {
  const color = new Color(tone);
  return () => color;
}

/** The bust of a person or creature: shoulders that stay, and a head that turns. */
export function makeFigure(figure: Person | CreatureFigure, cell: number): Group {
  const bust = new Group();
  const head = 'creature' in figure ? creatureHead(figure, cell) : personHead(figure, cell);
  if ('creature' in figure) head.position.y = -0.22;
  head.rotation.set(0.03, figure.pose[0], figure.pose[1]);
  const shirt = solid({
    shape: clothes[figure.garment],
    paint: plain(cloths[figure.cloth]),
    finish: 'cloth',
    space: torsoSpace,
    cell,
  });
  bust.add(head, shirt);
  bust.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  return bust;
}

function personHead(person: Person, cell: number): Group {
  const head = new Group();
  const shape = headShape(person);
  const add = (part: Shape, tone: string, finish: 'hair' | 'cloth') =>
    head.add(solid({ shape: part, paint: plain(tone), finish, cell }));
  head.add(solid({ shape, paint: skinPaint(skins[person.skin], person.freckles), finish: 'skin', cell }));
  const front = person.beard ? join(0.02, shape, beards[person.beard[0]]) : shape;
  head.add(makeFace(front, { ...person.face, brow: hairs[person.face.brow] }));
  if (person.hair) add(hairstyles[person.hair[0]], hairs[person.hair[1]], 'hair');
  if (person.beard) add(beards[person.beard[0]], hairs[person.beard[1]], 'hair');
  if (person.covering) add(coverings[person.covering[0]], cloths[person.covering[1]], 'cloth');
  if (person.earrings) head.add(earrings(cloths[person.earrings]));
  return head;
}

function earrings(color: string): Group {
  const pair = new Group();
  const material = new MeshPhysicalMaterial({ color, roughness: 0.3, clearcoat: 0.5 });
  for (const side of [-1, 1]) {
    const drop = new Mesh(new SphereGeometry(0.085, 32, 24), material);
    drop.position.set(side * 0.98, -0.45, 0.02);
    pair.add(drop);
  }
  return pair;
}

function creatureHead({ creature }: CreatureFigure, cell: number): Group {
  const { head: shape, paint, face } = creatures[creature];
  const head = new Group();
  head.add(solid({ shape, paint, finish: 'hair', cell }), face(shape));
  return head;
}
