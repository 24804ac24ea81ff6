import { sendMessageSchema, sessionParamSchema } from '@alento/domain/chat/schema.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { admitBy, fetchAdmission } from '#features/account/guards/admit-person.ts';
import type { AppEnv, PersonContext } from '#http/context.ts';
import {
  fetchMessageAdmission,
  type MessageAdmission,
  type MessagePlace,
  type ReadAhead,
} from './crisis/read-ahead.ts';
import type { ReplyRegistry } from './replies/reply-registry.ts';

const aheads = new WeakMap<PersonContext, ReadAhead>();

/** What `admitMessage` read ahead for a request; null where it did not. */
export function findReadAhead(ctx: PersonContext): ReadAhead | null {
  return aheads.get(ctx) ?? null;
}

/**
 * `admit`, and in the same question what the message will be judged by. Nothing is read ahead for what is no message (the
 * validators say why) nor while a reply is running, whose last words would be missed.
 */
export function admitMessage(perMinute: number, replies: ReplyRegistry) {
  const counted = { action: 'messages', perMinute };
  return createMiddleware<AppEnv>(async (c, next) => {
    const place = await readPlace(c);
    const { keys } = c.var.services;
    const { ahead } = await admitBy<MessageAdmission>(c, counted, async (sql, caller) => {
      const { personId } = caller;
      if (!place || replies.has({ personId, sessionId: place.sessionId }))
        return { ...(await fetchAdmission(sql, caller, counted)), ahead: null };
      return fetchMessageAdmission(sql, caller, { ...counted, ...place, needsKey: !keys.has(personId) });
    });
    const { ctx } = c.var;
    if (ahead?.key) keys.keep(ctx.actor.id, Buffer.from(ahead.key, 'base64'));
    if (ahead) aheads.set(ctx, ahead);
    await next();
  });
}

/** Null where the request holds no message. */
async function readPlace(c: Context<AppEnv>): Promise<MessagePlace | null> {
  const { data: place } = sessionParamSchema.safeParse({ id: c.req.param('id') });
  const { data: message } = sendMessageSchema.safeParse(await c.req.json().catch(() => null));
  return place && message ? { sessionId: place.id, replaces: message.replaces } : null;
}
