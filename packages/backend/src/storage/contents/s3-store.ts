import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ContentStore } from './content-store.ts';

export interface S3Options {
  /** Of the service, without the bucket; the bucket becomes part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly code: string;

  constructor(verb: string, status: number) {
    super(`the object store refused to ${verb}`);
    this.code = `S3_${status}`;
  }
}

const patienceMs = 30_000;
const retries = 2;

/** Keeps bytes in a bucket of an S3-compatible service. */
export function createS3Store({ endpoint, bucket, ...account }: S3Options): ContentStore {
  const client = new AwsClient({ ...account, service: 's3', retries });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const send = async (method: string, key: string, rest: RequestInit = {}): Promise<Response> => {
    const patience = new AbortController();
    // Until the answer begins: its bytes may take as long as the client that reads them.
    const timer = setTimeout(() => patience.abort(), patienceMs);
    try {
      return await client.fetch(`${base}/${encodeURIComponent(key)}`, { method, signal: patience.signal, ...rest });
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async write(key, bytes) {
      // Signed too, so that the service refuses what was damaged on its way.
      const digest = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': digest };
      const answer = await send('PUT', key, { headers, body: new Uint8Array(bytes) });
      await answer.body?.cancel();
      if (!answer.ok) throw new S3Error('write', answer.status);
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await send('GET', key, { headers });
      if (answer.status === (range ? 206 : 200) && answer.body) return answer.body;
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new S3Error('read', answer.status);
    },
    async remove(key) {
      const answer = await send('DELETE', key);
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw new S3Error('remove', answer.status);
    },
  };
}
