import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Server } from 'node:http';
import { Agent, request as openRequest } from 'node:http';
import { listen } from './child.ts';

// The floor: the framework that the server stands on, which sends the model's stream on byte by byte, written straight to
// Node's response. Nothing that stores, judges or guards can be faster on it.
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const modelPort = Number(process.argv[2]);

const app = new Hono<{ Bindings: HttpBindings }>().post('/', async (c) => {
  const { outgoing } = c.env;
  const body = await c.req.text();
  const headers = { 'content-type': 'application/json' };
  const upstream = openRequest({ agent, port: modelPort, method: 'POST', path: '/v1/chat/completions', headers });
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
  upstream.on('response', (incoming) => incoming.pipe(outgoing));
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  upstream.end(body);
  return RESPONSE_ALREADY_SENT;
});

listen(createAdaptorServer({ fetch: app.fetch }) as Server);
