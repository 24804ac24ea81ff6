import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultyProxy {
  url: string;
  /** The statuses of the next answers; what comes after them is passed on. */
  faults: number[];
  stop(): Promise<void>;
}

/** A proxy that answers by itself, and with no JSON, as long as it has faults. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const server = createServer((request, response) => {
    const fault = proxy.faults.shift();
    if (fault) return void response.writeHead(fault, { 'content-type': 'text/html' }).end('<h1>Try later</h1>');
    const { method, headers, url = '' } = request;
    request.pipe(
      ask(target + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
