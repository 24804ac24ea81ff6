import type { HonoRequest } from 'hono';

/** The body as text, or undefined if it is longer than `limit` bytes, whatever its header says. */
export async function readBody(request: HonoRequest, limit: number): Promise<string | undefined> {
  const declared = request.header('content-length');
  // Node ends a body where its declared length ends, so a small header means a small body.
  if (declared !== undefined) return Number(declared) <= limit ? request.text() : undefined;
  return request.raw.body ? readStream(request.raw.body, limit) : '';
}

async function readStream(stream: ReadableStream<Uint8Array>, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
