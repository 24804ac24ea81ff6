const pieceBytes = 64 * 1024;

/** Bytes as a stream that is read no faster than it is taken. */
export function streamBytes(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, (sent += pieceBytes)));
      if (sent >= bytes.byteLength) controller.close();
    },
  });
}
