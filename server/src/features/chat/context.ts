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
  /** Told when the person has ended a session. */
  readonly sessionOver: (ctx: PersonContext) => void;
}

export function placeOf(ctx: ChatContext, sessionId: string): ReplyPlace {
  return { personId: ctx.actor.id, sessionId };
}
