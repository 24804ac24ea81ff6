/** Steps of weights by their place: as learnt an `Int8Array`, as read a `SparseSteps`. */
export interface Steps {
  /** How many places there are, a power of two. */
  readonly length: number;
  at(place: number): number | undefined;
}

/** So many of them, on average, are looked through for one place. */
const perBlock = 4;

/**
 * Steps of which nearly all are 0. The places are divided into blocks of one size; of each step that is not 0 the place within
 * its block is kept, in order: a byte for it and one for the step, where a table of all places takes a megabyte and more.
 */
export class SparseSteps implements Steps {
  readonly length: number;
  readonly #shift: number;
  readonly #mask: number;
  /** Where each block begins, and where the last one ends. */
  readonly #starts: Uint32Array;
  readonly #rests: Uint8Array;
  readonly #steps: Int8Array;

  /** `places` ascend, each below `length`; `steps` belong to them. */
  constructor(length: number, places: Uint32Array, steps: Int8Array) {
    const spread = Math.floor(Math.log2((length * perBlock) / Math.max(places.length, 1)));
    this.length = length;
    this.#shift = Math.max(0, Math.min(8, spread));
    this.#mask = 2 ** this.#shift - 1;
    this.#starts = new Uint32Array((length >>> this.#shift) + 1);
    for (const place of places) {
      const next = (place >>> this.#shift) + 1;
      this.#starts[next] = (this.#starts[next] ?? 0) + 1;
    }
    for (let block = 1; block < this.#starts.length; block += 1)
      this.#starts[block] = (this.#starts[block] ?? 0) + (this.#starts[block - 1] ?? 0);
    this.#rests = Uint8Array.from(places, (place) => place & this.#mask);
    this.#steps = steps;
  }

  at(place: number): number {
    const block = place >>> this.#shift;
    const rest = place & this.#mask;
    const end = this.#starts[block + 1] ?? 0;
    for (let index = this.#starts[block] ?? 0; index < end; index += 1) {
      if (this.#rests[index] === rest) return this.#steps[index] ?? 0;
    }
    return 0;
  }
}
