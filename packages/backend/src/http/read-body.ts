import type { HonoRequest } from 'hono';

// A client that is cut off while it sends never sees the refusal, so this much is read and thrown away.
const patience = 16 * 1024 * 1024;

/** The body as text, or undefined if it is longer than `limit` bytes, whatever its header says. */
export async function readBody(request: HonoRequest, limit: number): Promise<string | undefined> {
  // Node ends a body where its declared length ends, so a small header means a small body.
  if (Number(request.header('content-length') ?? Infinity) <= limit) return request.text();
  return (await readBytes(request, limit))?.toString('utf8');
}

/** The bytes of the body, counted while they come, or undefined if there are more than `limit`. */
export async function readBytes(request: HonoRequest, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    if (size > limit + patience) break;
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}
