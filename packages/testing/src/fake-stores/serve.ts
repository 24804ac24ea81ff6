import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: string;
}

export interface Answer {
  readonly status?: number;
  readonly json: unknown;
}

/** A server that answers each call with JSON. */
export async function serve(answer: (call: Call) => Answer | Promise<Answer>) {
  const server = createServer((request, response) => void respond(request, response));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const path = new URL(url, 'http://fake').pathname;
    const call = { method, path, authorization: headers.authorization ?? '', body: await text(request) };
    const { status = 200, json } = await answer(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
