import { BufferAttribute, BufferGeometry, type Color } from 'three';
import type { Shape, Vector } from './sdf.ts';

/** The colour of a point on a surface. */
export type Paint = (x: number, y: number, z: number) => Color;

interface Surface {
  shape: Shape;
  paint: Paint;
  from: Vector;
  to: Vector;
  /** Edge of a cell: the finer, the more detail. */
  cell: number;
}

/** Distances at the corners of all cells; a step along an axis is a stride in the list. */
interface Grid {
  values: Float32Array;
  counts: Vector;
  strides: Vector;
  from: Vector;
  cell: number;
}

/** Turns a shape into triangles: a vertex in every cell that the surface crosses, a square for every crossed edge. */
export function meshOf({ shape, paint, from, to, cell }: Surface): BufferGeometry {
  const grid = sampleGrid(shape, from, to, cell);
  const { vertices, positions } = placeVertices(grid);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', attribute(positions));
  geometry.setAttribute('normal', attribute(normalsOf(shape, positions)));
  geometry.setAttribute('color', attribute(colorsOf(paint, positions)));
  geometry.setIndex(connect(grid, vertices));
  return geometry;
}

const attribute = (numbers: number[]): BufferAttribute => new BufferAttribute(new Float32Array(numbers), 3);

/** Edge in cells of the blocks that are passed over when the surface is far from their middle. */
const block = 4;

function sampleGrid(shape: Shape, from: Vector, to: Vector, cell: number): Grid {
  const countAlong = (axis: 0 | 1 | 2) => Math.ceil((to[axis] - from[axis]) / cell / block) * block;
  const counts: Vector = [countAlong(0), countAlong(1), countAlong(2)];
  const strides: Vector = [1, counts[0], counts[0] * counts[1]];
  const values = new Float32Array(counts[0] * counts[1] * counts[2]);
  const at = (axis: 0 | 1 | 2, step: number) => from[axis] + step * cell;
  const middle = (block - 1) / 2;
  const far = block * cell * 2;
  for (let k = 0; k < counts[2]; k += block)
    for (let j = 0; j < counts[1]; j += block)
      for (let i = 0; i < counts[0]; i += block) {
        const distance = shape(at(0, i + middle), at(1, j + middle), at(2, k + middle));
        const isFar = Math.abs(distance) > far;
        for (let c = k; c < k + block; c += 1)
          for (let b = j; b < j + block; b += 1)
            for (let a = i; a < i + block; a += 1)
              values[a + b * strides[1] + c * strides[2]] = isFar ? distance : shape(at(0, a), at(1, b), at(2, c));
      }
  return { values, counts, strides, from, cell };
}

const corners: readonly Vector[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1]);
const edges = corners.flatMap((start, corner) =>
  [1, 2, 4].flatMap((bit) => {
    const end = corners[corner | bit];
    return end && (corner & bit) === 0 ? [[start, end] as const] : [];
  }),
);

function placeVertices(grid: Grid): { vertices: Int32Array; positions: number[] } {
  const { values, counts, from, cell } = grid;
  const vertices = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  let at = 0;
  for (let k = 0; k < counts[2]; k += 1)
    for (let j = 0; j < counts[1]; j += 1)
      for (let i = 0; i < counts[0]; i += 1, at += 1) {
        const isAtEdge = i === counts[0] - 1 || j === counts[1] - 1 || k === counts[2] - 1;
        const middle = isAtEdge ? null : middleOfCrossings(grid, at);
        if (!middle) continue;
        vertices[at] = positions.length / 3;
        positions.push(
          from[0] + (i + middle[0]) * cell,
          from[1] + (j + middle[1]) * cell,
          from[2] + (k + middle[2]) * cell,
        );
      }
  return { vertices, positions };
}

/** Where in a cell its vertex lies, or null if the surface does not pass through. */
function middleOfCrossings({ values, strides }: Grid, at: number): Vector | null {
  const valueAt = ([i, j, k]: Vector): number => values[at + i * strides[0] + j * strides[1] + k * strides[2]] ?? 1;
  const isInside = valueAt([0, 0, 0]) < 0;
  if (corners.every((corner) => valueAt(corner) < 0 === isInside)) return null;
  let [x, y, z, count] = [0, 0, 0, 0];
  for (const [start, end] of edges) {
    const [a, b] = [valueAt(start), valueAt(end)];
    if (a < 0 === b < 0) continue;
    const along = a / (a - b);
    x += start[0] + (end[0] - start[0]) * along;
    y += start[1] + (end[1] - start[1]) * along;
    z += start[2] + (end[2] - start[2]) * along;
    count += 1;
  }
  return [x / count, y / count, z / count];
}

function connect({ values, strides }: Grid, vertices: Int32Array): number[] {
  const triangles: number[] = [];
  const turns = [
    [strides[0], strides[1], strides[2]],
    [strides[1], strides[2], strides[0]],
    [strides[2], strides[0], strides[1]],
  ] as const;
  vertices.forEach((vertex, at) => {
    if (vertex < 0) return;
    const isInside = (values[at] ?? 1) < 0;
    for (const [along, u, v] of turns) {
      if (isInside === (values[at + along] ?? 1) < 0) continue;
      const square = [at, at - u, at - u - v, at - v].map((corner) => vertices[corner] ?? -1);
      if (square.some((corner) => corner < 0)) continue;
      const [a = 0, b = 0, c = 0, d = 0] = isInside ? square : square.toReversed();
      triangles.push(a, b, c, a, c, d);
    }
  });
  return triangles;
}

const nudge = 0.004;

function normalsOf(shape: Shape, positions: number[]): number[] {
  return eachPoint(positions, (x, y, z) => {
    const nx = shape(x + nudge, y, z) - shape(x - nudge, y, z);
    const ny = shape(x, y + nudge, z) - shape(x, y - nudge, z);
    const nz = shape(x, y, z + nudge) - shape(x, y, z - nudge);
    const length = Math.hypot(nx, ny, nz) || 1;
    return [nx / length, ny / length, nz / length];
  });
}

const colorsOf = (paint: Paint, positions: number[]): number[] =>
  eachPoint(positions, (x, y, z) => {
    const { r, g, b } = paint(x, y, z);
    return [r, g, b];
  });

function eachPoint(positions: number[], answer: (x: number, y: number, z: number) => Vector): number[] {
  const result: number[] = [];
  for (let at = 0; at < positions.length; at += 3)
    result.push(...answer(positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0));
  return result;
}
