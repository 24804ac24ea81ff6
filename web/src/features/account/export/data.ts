import { api } from '#lib/api.ts';

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

const fallbackName = 'alento.zip';

/** Everything that is kept of the person; tells how many bytes have come so far. */
export async function downloadData(onProgress: (bytes: number) => void): Promise<Download> {
  const response = await api.api.account.export.$post();
  const pieces: BlobPart[] = [];
  let received = 0;
  for await (const piece of piecesOf(response)) {
    pieces.push(piece);
    onProgress((received += piece.byteLength));
  }
  const [, name = fallbackName] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content: new Blob(pieces, { type: 'application/zip' }) };
}

/** Safari reads no stream with `for await`. */
async function* piecesOf({ body }: Pick<Response, 'body'>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    yield read.value;
  }
}
