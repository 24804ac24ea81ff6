import * as z from 'zod';
import type { Actor } from '../database.ts';
import { isApiKey } from '../actor.ts';
import { changeRequestSchema, subscribe, type ChangeSubscription } from './change-subscriptions.ts';
import type { RealtimeContext } from './context.ts';
import { refusals } from './refusals.ts';
import { readTopicRights } from './topic-rights.ts';

const tokenSchema = z.string().max(16_384);

const joinSchema = z.looseObject({
  config: z
    .looseObject({
      broadcast: z.looseObject({ ack: z.boolean().default(false), self: z.boolean().default(false) }).prefault({}),
      private: z.boolean().default(false),
      postgres_changes: z.array(changeRequestSchema).max(50).default([]),
    })
    .prefault({}),
  access_token: tokenSchema.nullish(),
});

/** A person by their token, until it expires. */
export interface Admission {
  actor: Actor & { session: NonNullable<Actor['session']> };
  token: string;
  expiresAt: number;
}

export interface Membership {
  isPrivate: boolean;
  canSpeak: boolean;
  acknowledges: boolean;
  hearsItself: boolean;
  subscriptions: readonly ChangeSubscription[];
}

export type JoinRequest = z.infer<typeof joinSchema>;

export function parseJoin(payload: unknown): JoinRequest {
  const parsed = joinSchema.safeParse(payload);
  if (!parsed.success) throw refusals.invalidJoin();
  return parsed.data;
}

/** Whose token it is. An API key is nobody's. */
export async function admit({ accessTokens, keys }: RealtimeContext, token: unknown): Promise<Admission> {
  const given = tokenSchema.safeParse(token).data;
  if (!given || isApiKey(keys, given)) throw refusals.tokenRequired();
  const claims = await accessTokens.verify(given);
  const session = { id: claims.session_id, personId: claims.sub };
  return { actor: { role: 'authenticated', claims, session }, token: given, expiresAt: claims.exp * 1000 };
}

/** What the policies let a person do on a topic; refuses who may not listen there. */
export async function openMembership(
  context: RealtimeContext,
  { actor }: Admission,
  topic: string,
  { config }: JoinRequest,
): Promise<Membership> {
  const { private: isPrivate, broadcast, postgres_changes: requests } = config;
  const subscriptions = requests.length === 0 ? [] : subscribe(requests, await context.changeCatalog());
  if (!isPrivate && subscriptions.length === 0) throw refusals.privateOnly();
  return {
    isPrivate,
    canSpeak: await canSpeak(context, actor, { topic, isPrivate }),
    acknowledges: broadcast.ack,
    hearsItself: broadcast.self,
    subscriptions,
  };
}

/** Refuses who may not listen. Without a topic of its own a channel is for changes alone, which nobody speaks on. */
export async function canSpeak(
  { sql }: RealtimeContext,
  actor: Actor,
  { topic, isPrivate }: { topic: string; isPrivate: boolean },
): Promise<boolean> {
  const rights = await readTopicRights(sql, actor, topic);
  if (isPrivate && !rights.canListen) throw refusals.topicForbidden(topic);
  return isPrivate && rights.canSpeak;
}
