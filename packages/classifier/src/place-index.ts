/** Tells which of some places, in their order, one is: a hash table in two arrays, a tenth as large as a Map. */
export class PlaceIndex {
  readonly places: Uint32Array;
  /** The index of a place and one, where its hash lies or as soon after as there was room; 0 where there is none. */
  readonly #table: Uint32Array;

  constructor(places: Uint32Array) {
    this.places = places;
    this.#table = new Uint32Array(2 ** Math.ceil(Math.log2(places.length * 2 + 2)));
    for (let index = 0; index < places.length; index += 1) {
      let slot = (places[index] ?? 0) & (this.#table.length - 1);
      while (this.#table[slot] !== 0) slot = (slot + 1) & (this.#table.length - 1);
      this.#table[slot] = index + 1;
    }
  }

  /** The index of a place, or undefined where it is none of them. */
  get(place: number): number | undefined {
    const mask = this.#table.length - 1;
    for (let slot = place & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#table[slot] ?? 0;
      if (entry === 0) return undefined;
      if (this.places[entry - 1] === place) return entry - 1;
    }
  }
}
