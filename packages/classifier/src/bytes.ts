/** Writes numbers one behind the other, little-endian. */
export class ByteWriter {
  #bytes = new Uint8Array(2 ** 16);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  uint8(value: number): void {
    const at = this.#claim(1);
    this.#view.setUint8(at, value);
  }

  uint16(value: number): void {
    const at = this.#claim(2);
    this.#view.setUint16(at, value, true);
  }

  uint32(value: number): void {
    const at = this.#claim(4);
    this.#view.setUint32(at, value, true);
  }

  float32(value: number): void {
    const at = this.#claim(4);
    this.#view.setFloat32(at, value, true);
  }

  /** Seven bits a byte, the lowest first; every byte but the last has its highest bit set (LEB128). */
  varint(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.uint8((rest & 127) | 128);
      rest >>>= 7;
    }
    this.uint8(rest);
  }

  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  /** Where so many bytes may be written. */
  #claim(size: number): number {
    const at = this.#length;
    this.#length += size;
    if (this.#length > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return at;
  }
}

/** Reads what `ByteWriter` wrote, in the same order. Throws a RangeError at the end of the data. */
export class ByteReader {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#view.byteLength;
  }

  uint8(): number {
    this.#at += 1;
    return this.#view.getUint8(this.#at - 1);
  }

  uint16(): number {
    this.#at += 2;
    return this.#view.getUint16(this.#at - 2, true);
  }

  uint32(): number {
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4, true);
  }

  float32(): number {
    this.#at += 4;
    return this.#view.getFloat32(this.#at - 4, true);
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.uint8();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
