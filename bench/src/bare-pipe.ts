import { Agent, createServer, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { guardFor } from '@alento/safety/output-guard/guard-for.ts';
import type { ReplyGuard } from '@alento/safety/output-guard/output-guard.ts';
import { listen } from './child.ts';

// The peer to beat: no routing, no identity, no database; the model's stream rewritten as ours, and nothing else.
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const modelPort = Number(process.argv[2]);
/** With `guarded` as second argument, what the output guard costs is added, and nothing else. */
const newGuard = async (): Promise<ReplyGuard | undefined> =>
  process.argv[3] === 'guarded' ? guardFor({ language: 'en' }) : undefined;
await newGuard();

function send(response: ServerResponse, event: object): void {
  response.write(`data: ${JSON.stringify(event)}\n\n`);
}

function deltaOf(line: string): string {
  if (!line.startsWith('data: {')) return '';
  const parsed: { choices?: { delta?: { content?: string } }[] } = JSON.parse(line.slice(6));
  return parsed.choices?.[0]?.delta?.content ?? '';
}

async function pipe(upstream: IncomingMessage, response: ServerResponse): Promise<void> {
  let rest = '';
  const guard = await newGuard();
  upstream.setEncoding('utf8');
  upstream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = deltaOf(line);
      const delta = guard ? guard.push(said) : said;
      if (delta) send(response, { type: 'text-delta', id: '0', delta });
    }
  });
  upstream.on('end', () => {
    const held = guard?.flush();
    if (held) send(response, { type: 'text-delta', id: '0', delta: held });
    send(response, { type: 'text-end', id: '0' });
    send(response, { type: 'finish' });
    response.end('data: [DONE]\n\n');
  });
}

listen(
  createServer((request, response) => {
    const headers = { 'content-type': 'application/json' };
    const upstream = openRequest({ agent, port: modelPort, method: 'POST', path: '/v1/chat/completions', headers });
    upstream.on('response', (incoming) => void pipe(incoming, response));
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' });
    send(response, { type: 'start', messageId: '0' });
    send(response, { type: 'text-start', id: '0' });
    request.pipe(upstream);
  }),
);
