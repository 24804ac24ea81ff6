import type { PersonContext } from '#http/context.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import type { ReplyPlace, ReplyRegistry } from './replies/reply-registry.ts';

/** What the verbs of conversations are given besides the person. */
export interface ChatContext extends PersonContext {
  readonly model: ModelGateway;
  readonly replies: ReplyRegistry;
  /** How long a reply goes on for a person whose connection was lost. */
  readonly graceMs: number;
  readonly log: Log;
  /** How long a model has for its first word where help was shown. */
  readonly crisisPatienceMs: number;
  /** How long a model has to say how grave a message is. */
  readonly opinionPatienceMs: number;
  /** Where the request comes from, as a network in front of the server tells it; ZZ where none does. */
  readonly country: string;
}

export function placeOf(ctx: ChatContext, sessionId: string): ReplyPlace {
  return { personId: ctx.actor.id, sessionId };
}
