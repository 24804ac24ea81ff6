/** Distance from a point to a surface, negative inside. */
export type Shape = (x: number, y: number, z: number) => number;

export type Vector = readonly [x: number, y: number, z: number];

/** An ellipsoid; `turn` rolls it in the plane of the picture, in radians. */
export function ball([cx, cy, cz]: Vector, [rx, ry, rz]: Vector, turn = 0): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, z) => {
    const [dx, dy, dz] = [x - cx, y - cy, z - cz];
    const [px, py, pz] = [(cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry, dz / rz];
    const outside = Math.sqrt(px * px + py * py + pz * pz);
    if (outside < 1e-6) return -Math.min(rx, ry, rz);
    const [gx, gy, gz] = [px / rx, py / ry, pz / rz];
    return (outside * (outside - 1)) / Math.sqrt(gx * gx + gy * gy + gz * gz);
  };
}

/** A sausage between two points whose ends may differ in thickness. */
export function stick(from: Vector, to: Vector, startRadius: number, endRadius = startRadius): Shape {
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = bx * bx + by * by + bz * bz;
  return (x, y, z) => {
    const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
    const along = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / length));
    const radius = startRadius + (endRadius - startRadius) * along;
    const [dx, dy, dz] = [px - bx * along, py - by * along, pz - bz * along];
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius;
  };
}

/** A ring that lies flat, as a collar does. */
export function ring([cx, cy, cz]: Vector, radius: number, thickness: number, height = thickness): Shape {
  const squeeze = thickness / height;
  return (x, y, z) => {
    const away = Math.hypot(x - cx, z - cz) - radius;
    return Math.hypot(away, (y - cy) * squeeze) - thickness;
  };
}

/** Shapes pressed together like clay; `softness` is how wide the seam is. */
export function join(softness: number, ...shapes: Shape[]): Shape {
  return (x, y, z) => {
    let distance = Infinity;
    for (const shape of shapes) distance = softMinimum(distance, shape(x, y, z), softness);
    return distance;
  };
}

/** What is left of a shape when others are cut out of it. */
export function carve(softness: number, shape: Shape, ...cuts: Shape[]): Shape {
  return (x, y, z) => {
    let distance = shape(x, y, z);
    for (const cut of cuts) distance = -softMinimum(-distance, cut(x, y, z), softness);
    return distance;
  };
}

/** The same shape on both sides. */
export function mirror(shape: Shape): Shape {
  return (x, y, z) => shape(Math.abs(x), y, z);
}

/** Waves on a surface: strands of hair, folds of cloth, ribs of wool. */
export function emboss(shape: Shape, depth: number, wave: Shape): Shape {
  const reach = depth * 3;
  return (x, y, z) => {
    const distance = shape(x, y, z);
    return Math.abs(distance) > reach ? distance : distance + depth * wave(x, y, z);
  };
}

/** A shape grown in every direction, or shrunk. */
export function grow(shape: Shape, by: number): Shape {
  return (x, y, z) => shape(x, y, z) - by;
}

/** Uneven pebbles, `size` apart, from -1 in the middle of each to 1 between them: what coils and curls look like. */
export function pebbles(size: number): Shape {
  return (x, y, z) => {
    const [px, py, pz] = [x / size, y / size, z / size];
    const [i, j, k] = [Math.floor(px), Math.floor(py), Math.floor(pz)];
    let nearest = 9;
    for (let a = i - 1; a <= i + 1; a += 1)
      for (let b = j - 1; b <= j + 1; b += 1)
        for (let c = k - 1; c <= k + 1; c += 1) {
          const [dx, dy, dz] = [a + chance(a, b, c) - px, b + chance(b, c, a) - py, c + chance(c, a, b) - pz];
          nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz);
        }
    return Math.min(1, nearest * 2.4 - 1);
  };
}

/** A number between 0 and 1 that belongs to a cell. */
function chance(a: number, b: number, c: number): number {
  let hash = Math.imul(a, 374761393) + Math.imul(b, 668265263) + Math.imul(c, 1274126177);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

function softMinimum(a: number, b: number, softness: number): number {
  const overlap = Math.max(softness - Math.abs(a - b), 0);
  return overlap === 0 ? Math.min(a, b) : Math.min(a, b) - (overlap * overlap) / (4 * softness);
}

/** The depth at which a look straight at the face meets the shape. */
export function frontOf(shape: Shape, x: number, y: number): number {
  let z = 3;
  for (let step = 0; step < 80; step += 1) {
    const distance = shape(x, y, z);
    if (distance < 1e-4) break;
    z -= distance * 0.8;
  }
  return z;
}
