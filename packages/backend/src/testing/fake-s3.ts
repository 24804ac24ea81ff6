import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Options } from '../storage/contents/s3-store.ts';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

export interface FakeS3 {
  options: S3Options;
  objects: Map<string, Buffer>;
  /** Answers the next so many requests with an error of its own. */
  failures: number;
  stop(): Promise<void>;
}

/** A server that speaks as much of S3 as the store needs, and believes no signature it has not computed itself. */
export async function startFakeS3(): Promise<FakeS3> {
  const account = {
    region: 'here-1',
    bucket: 'contents',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'example/secret',
  };
  const fake: FakeS3 = {
    options: { ...account, endpoint: '' },
    objects: new Map(),
    failures: 0,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  const server = createServer((request, response) => void serve(fake, request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  fake.options.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

async function serve(fake: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (fake.failures > 0) {
    fake.failures -= 1;
    return void response.writeHead(503).end();
  }
  if (!isSignatureRight(fake.options, request)) {
    return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  }
  const digest = request.headers['x-amz-content-sha256'];
  if (request.method === 'PUT' && digest !== sha256(body)) return void response.writeHead(400).end();
  answer(fake.objects, request, { body, response });
}

function answer(
  objects: FakeS3['objects'],
  { method, url = '', headers }: IncomingMessage,
  { body, response }: { body: Buffer; response: ServerResponse },
): void {
  if (method === 'PUT') {
    objects.set(url, body);
    return void response.writeHead(200).end();
  }
  if (method === 'DELETE') {
    objects.delete(url);
    return void response.writeHead(204).end();
  }
  const known = objects.get(url);
  if (!known) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (start === undefined) return void response.writeHead(200).end(known);
  response.writeHead(206).end(known.subarray(Number(start), Number(end) + 1));
}

/** Signature version 4, written from its public description. */
function isSignatureRight({ region, accessKeyId, secretAccessKey }: S3Options, request: IncomingMessage): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, credential = '', signedHeaders = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const time = String(request.headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const signed = signedHeaders.split(';');
  if (credential !== `${accessKeyId}/${scope}` || !signed.includes('host')) return false;
  const url = new URL(request.url ?? '', 'http://host');
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  return hmac(key, text).toString('hex') === signature;
}
