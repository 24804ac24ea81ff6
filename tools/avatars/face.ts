import {
  CatmullRomCurve3,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { frontOf, type Shape } from './sdf.ts';

export interface FaceForm {
  eyes?: 'open' | 'closed' | 'lashes';
  brow: string;
  browWeight?: number;
  mouth?: keyof typeof mouths;
  lip?: string;
  glasses?: 'round' | 'soft';
}

export type Point = readonly [x: number, y: number];

const eyeAt = { x: 0.36, y: -0.08 } as const;
export const dark = '#241a17';

/** Eyes, brows, mouth and glasses, laid on the face. */
export function makeFace(head: Shape, form: FaceForm): Group {
  const face = new Group();
  for (const side of [-1, 1] as const) {
    face.add(form.eyes === 'closed' ? closedEye(head, side) : openEye(head, [eyeAt.x * side, eyeAt.y]));
    if (form.eyes === 'lashes') face.add(lash(head, side));
    face.add(brow(head, side, form.brow, form.browWeight ?? 1));
  }
  face.add(mouth(head, form.mouth ?? 'smile', form.lip ?? '#8e4a3e'));
  if (form.glasses) face.add(glasses(head, form.glasses));
  return face;
}

/** A dark glossy eye with the light of a window in it. */
export function openEye(head: Shape, [x, y]: Point, size = 1): Group {
  const eye = new Group();
  const pupil = new Mesh(new SphereGeometry(1, 48, 32), gloss(dark));
  pupil.scale.set(0.092, 0.118, 0.055);
  eye.add(pupil, gleam(-0.028, 0.045, 0.047, 0.024), gleam(0.033, -0.045, 0.044, 0.011));
  eye.position.set(x, y, frontOf(head, x, y) + 0.005);
  eye.rotation.y = Math.atan(x) * 0.9;
  eye.scale.setScalar(size);
  return eye;
}

function gleam(x: number, y: number, z: number, radius: number): Mesh {
  const light = new Mesh(new SphereGeometry(radius, 24, 16), gloss('#fff8ea'));
  light.material.emissive.set('#fff4dd');
  light.material.emissiveIntensity = 0.5;
  light.position.set(x, y, z);
  return light;
}

const closedEye = (head: Shape, side: number): Group =>
  line(head, arc([eyeAt.x * side, eyeAt.y + 0.02], 0.13, -0.06), 0.025, dark);

function lash(head: Shape, side: number): Group {
  const { x, y } = eyeAt;
  const points: Point[] = [
    [x - 0.08, y + 0.095],
    [x + 0.01, y + 0.128],
    [x + 0.085, y + 0.092],
    [x + 0.135, y + 0.105],
  ];
  return line(
    head,
    points.map(([px, py]) => [px * side, py] as const),
    0.018,
    dark,
  );
}

/** The inner end is a little higher: attentive, never stern. */
function brow(head: Shape, side: number, color: string, weight: number): Group {
  const { x, y } = eyeAt;
  const points: Point[] = [
    [x - 0.12, y + 0.27],
    [x + 0.02, y + 0.29],
    [x + 0.14, y + 0.235],
  ];
  return line(
    head,
    points.map(([px, py]) => [px * side, py] as const),
    0.027 * weight,
    color,
  );
}

const mouths = {
  smile: arc([0, -0.5], 0.17, -0.055),
  small: arc([0, -0.515], 0.115, -0.032),
  bearded: arc([0, -0.55], 0.1, -0.02),
} as const satisfies Record<string, readonly Point[]>;

const mouth = (head: Shape, kind: keyof typeof mouths, color: string): Group => line(head, mouths[kind], 0.026, color);

function glasses(head: Shape, kind: 'round' | 'soft'): Group {
  const group = new Group();
  const metal = new MeshPhysicalMaterial({ color: kind === 'round' ? '#5d4632' : '#2c3b3a', roughness: 0.35 });
  const z = frontOf(head, eyeAt.x, eyeAt.y) + 0.12;
  for (const side of [-1, 1] as const) {
    const rim = new Mesh(new TorusGeometry(0.255, 0.024, 20, 72), metal);
    rim.position.set(eyeAt.x * side, eyeAt.y - 0.01, z);
    rim.rotation.y = side * 0.2;
    if (kind === 'soft') rim.scale.set(1.08, 0.86, 1);
    const arm = tube(
      [new Vector3(side * 0.6, eyeAt.y + 0.03, z - 0.05), new Vector3(side * 0.97, eyeAt.y + 0.02, 0)],
      0.022,
      metal,
    );
    group.add(rim, arm);
  }
  const bridge = [
    new Vector3(-0.12, -0.05, z + 0.04),
    new Vector3(0, -0.015, z + 0.07),
    new Vector3(0.12, -0.05, z + 0.04),
  ];
  group.add(tube(bridge, 0.022, metal));
  return group;
}

function arc([x, y]: Point, width: number, height: number): Point[] {
  return [-1, -0.5, 0, 0.5, 1].map((part) => [x + part * width, y + height * (1 - part * part)] as const);
}

/** A soft line pressed on the face. */
export function line(head: Shape, points: readonly Point[], radius: number, color: string): Group {
  const material = new MeshPhysicalMaterial({ color, roughness: 0.6 });
  return tube(
    points.map(([x, y]) => new Vector3(x, y, frontOf(head, x, y) + 0.004)),
    radius,
    material,
  );
}

function tube(points: Vector3[], radius: number, material: MeshPhysicalMaterial): Group {
  const group = new Group();
  group.add(new Mesh(new TubeGeometry(new CatmullRomCurve3(points), 40, radius, 16), material));
  for (const end of [points[0], points.at(-1)]) {
    const cap = new Mesh(new SphereGeometry(radius, 20, 14), material);
    if (end) cap.position.copy(end);
    group.add(cap);
  }
  return group;
}

/** What shines: eyes and wet noses. */
export const gloss = (color: string): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color, roughness: 0.42, clearcoat: 0.15, clearcoatRoughness: 0.5 });
