import { Agent, request as openRequest, type ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerParent } from './child.ts';
import type { LoadJob, StreamRequest, StreamResult } from './messages.ts';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 2000 });
const done = Buffer.from('[DONE]');

/** Streams that have said something and go on. */
let open = 0;

/** Reads on the wire: until the first text it searches the bytes, afterwards it keeps only the last of them. */
function runStream({ port, path, headers, body, marker }: StreamRequest): Promise<StreamResult> {
  return new Promise((resolve) => {
    const sentAt = performance.now();
    let firstTextMs: number | null = null;
    let head: Buffer = Buffer.alloc(0);
    let tail: Buffer = Buffer.alloc(0);
    let isOver = false;
    // Each stream is counted out once, whatever else its connection tells afterwards.
    const finish = (failure: string | null) => {
      if (firstTextMs !== null && !isOver) open -= 1;
      isOver = true;
      resolve({ firstTextMs, failure });
    };
    const outgoing: ClientRequest = openRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        response.on('data', (bytes: Buffer) => {
          if (firstTextMs === null) {
            head = Buffer.concat([head, bytes]);
            if (head.includes(marker)) {
              firstTextMs = performance.now() - sentAt;
              open += 1;
            }
          }
          tail = bytes.length >= 64 ? bytes : Buffer.concat([tail.subarray(-64), bytes]);
        });
        response.on('end', () => {
          if (response.statusCode !== 200) finish(`status ${response.statusCode}: ${tail.toString().slice(0, 200)}`);
          else if (firstTextMs === null) finish('no text');
          else finish(tail.includes(done) ? null : 'broke off');
        });
        response.on('error', (error) => finish(error.message));
      },
    );
    outgoing.on('error', (error) => finish(error.message));
    outgoing.setNoDelay(true);
    outgoing.end(body);
  });
}

async function runSequentially(requests: StreamRequest[]): Promise<StreamResult[]> {
  const results: StreamResult[] = [];
  for (const request of requests) results.push(await runStream(request));
  return results;
}

async function runEvenly(requests: StreamRequest[], windowMs: number): Promise<StreamResult[]> {
  const startedAt = performance.now();
  const running: Promise<StreamResult>[] = [];
  for (const [index, request] of requests.entries()) {
    const early = startedAt + (index * windowMs) / requests.length - performance.now();
    if (early > 0) await wait(early);
    running.push(runStream(request));
  }
  return Promise.all(running);
}

/** One after the other in as many lanes as there are to be streams open. */
async function runKept(requests: StreamRequest[], lanes: number): Promise<StreamResult[]> {
  const results: StreamResult[] = [];
  const waiting = requests.values();
  const lane = async (): Promise<void> => {
    for (const request of waiting) results.push(await runStream(request));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

function run({ requests, arrival }: LoadJob): Promise<StreamResult[]> {
  switch (arrival.kind) {
    case 'sequential':
      return runSequentially(requests);
    case 'even':
      return runEvenly(requests, arrival.windowMs);
    case 'kept':
      return runKept(requests, arrival.open);
  }
}

answerParent('run', run);
answerParent('open', () => open);
