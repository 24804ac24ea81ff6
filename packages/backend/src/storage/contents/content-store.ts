export interface ByteRange {
  /** The first and the last byte, both included. */
  start: number;
  end: number;
}

/** Where the bytes of objects lie. A key is written once and never changed. */
export interface ContentStore {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if there are no such bytes. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Does nothing if there are no such bytes. */
  remove(key: string): Promise<void>;
}
