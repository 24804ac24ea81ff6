import { Hono, type Context, type HonoRequest } from 'hono';
import * as z from 'zod';
import { readActor } from '../actor.ts';
import { AccessTokenError } from '../auth/access-token.ts';
import { countAttempt } from '../auth/consume-attempt.ts';
import type { RateLimits } from '../auth/rate-limits.ts';
import type { Actor } from '../database.ts';
import { readBytes } from '../http/read-body.ts';
import { isUnavailable, logUnexpected } from '../http/unexpected.ts';
import type { RealtimeContext } from './context.ts';
import { FrameError, type Broadcast } from './frames.ts';
import { notifyBroadcast } from './notifications.ts';
import { toRefusal } from './refusals.ts';
import { readTopicRights } from './topic-rights.ts';

type BroadcastContext = Pick<RealtimeContext, 'sql' | 'accessTokens' | 'keys' | 'log'> & {
  maximumBytes: number;
  limits: Pick<RateLimits, 'restPerPerson'>;
};

class BroadcastError extends Error {
  override readonly name = 'BroadcastError';
  readonly status: 401 | 403 | 404 | 413 | 422 | 429;

  constructor(status: BroadcastError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

const nameSchema = z.string().min(1).max(255);
const batchSchema = z.object({
  messages: z
    .array(z.object({ topic: nameSchema, event: nameSchema, payload: z.unknown(), private: z.boolean().optional() }))
    .min(1)
    .max(20),
});

/** Broadcasts by HTTP, which supabase-js takes to before its channel is joined. */
export function broadcastRoutes(context: BroadcastContext): Hono {
  const app = new Hono();

  app.post('/api/broadcast', async (c) => {
    const actor = await admitSpeaker(context, c.req);
    const { messages } = parse(batchSchema, parseJson(await readContent(context, c.req)));
    for (const { topic, event, payload, private: isPrivate } of messages) {
      await speak(context, actor, { topic, isPrivate: isPrivate ?? false, sent: jsonBroadcast(event, payload) });
    }
    return c.body(null, 202);
  });

  app.post('/api/broadcast/:topic/events/:event', async (c) => {
    const actor = await admitSpeaker(context, c.req);
    const { topic, event } = parse(z.object({ topic: nameSchema, event: nameSchema }), c.req.param());
    const content = await readContent(context, c.req);
    const isBinary = c.req.header('content-type') === 'application/octet-stream';
    const sent: Broadcast = isBinary
      ? { event, encoding: 'binary', content }
      : jsonBroadcast(event, parseJson(content));
    await speak(context, actor, { topic, isPrivate: c.req.query('private') === 'true', sent });
    return c.body(null, 202);
  });

  app.all('*', () => {
    throw new BroadcastError(404, 'Not found');
  });
  app.onError((error, c) => answerError(context, error, c));
  return app;
}

/** Who asks; counts the request of a person among those of tables. */
async function admitSpeaker(
  { accessTokens, keys, sql, limits }: BroadcastContext,
  request: HonoRequest,
): Promise<Actor> {
  const actor = await readActor(request, accessTokens, keys);
  if (actor.role === 'anon') throw new BroadcastError(401, 'Unauthorized');
  if (!actor.session) return actor;
  const attempt = { kind: 'rest.person', subject: actor.session.personId, limit: limits.restPerPerson };
  if ((await countAttempt(sql, attempt)) !== undefined) throw new BroadcastError(429, 'Too many requests');
  return actor;
}

async function readContent({ maximumBytes }: BroadcastContext, request: HonoRequest): Promise<Buffer> {
  const content = await readBytes(request, maximumBytes);
  if (!content) throw new BroadcastError(413, 'Payload too large');
  return content;
}

interface Message {
  topic: string;
  isPrivate: boolean;
  sent: Broadcast;
}

async function speak({ sql }: BroadcastContext, actor: Actor, { topic, isPrivate, sent }: Message): Promise<void> {
  const isAllowed = isPrivate && (actor.role === 'service_role' || (await readTopicRights(sql, actor, topic)).canSpeak);
  if (!isAllowed) throw new BroadcastError(403, 'You do not have permissions to write to this Channel topic');
  if (!(await notifyBroadcast(sql, { topic, sent }))) throw new BroadcastError(413, 'Payload too large');
}

function jsonBroadcast(event: string, payload: unknown): Broadcast {
  return { event, encoding: 'json', content: Buffer.from(JSON.stringify(payload ?? {})) };
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch (cause) {
    throw new FrameError('no JSON', { cause });
  }
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new FrameError('another form', { cause: parsed.error });
  return parsed.data;
}

function answerError({ log }: BroadcastContext, error: Error, c: Context): Response {
  if (error instanceof BroadcastError) return c.json({ error: error.message }, error.status);
  if (error instanceof FrameError) return c.json({ error: 'The message is invalid' }, 422);
  const refusal = toRefusal(error);
  if (error instanceof AccessTokenError || (refusal && !isUnavailable(error))) {
    return c.json({ error: refusal?.message ?? 'Unauthorized' }, 401);
  }
  logUnexpected(log, error);
  return c.json({ error: 'Error broadcasting' }, isUnavailable(error) ? 503 : 500);
}
