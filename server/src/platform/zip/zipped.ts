import { Zip, ZipDeflate } from 'fflate';

export interface ZippedFile {
  name: string;
  /** Read when its turn has come, and no faster than it is taken. */
  content: AsyncIterable<Uint8Array | string>;
}

/** A ZIP archive that is made while it is read: never more of it than a piece lies in memory. */
export function zipped(files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = compress(files);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => pieces.return(undefined).then(() => undefined),
  });
}

async function* compress(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const made: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    if (piece.length > 0) made.push(piece);
  });
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
