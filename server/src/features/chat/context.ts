import { languagesOfCountry } from '@alento/domain/language/countries.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Context } from 'hono';
import type { AppEnv, PersonContext } from '#http/context.ts';
import type { EndedReply } from '#platform/database/engine-tally.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import type { ReplyKey, ReplyRegistry } from './replies/reply-registry.ts';

/** What the verbs of conversations are given besides the person. */
export interface ChatContext extends PersonContext {
  readonly model: ModelGateway;
  /** The model of Premium; the other one where none is configured. */
  readonly premiumModel: ModelGateway;
  /** Speaks in a crisis, whatever the model: its sentences are reviewed. */
  readonly guided: ModelGateway;
  /** Whether operators have switched a model off in a language. */
  readonly isSwitchedOff: (model: string, language: LanguageCode) => Promise<boolean>;
  /** Counts how a reply ended, for operators. */
  readonly countReply: (ended: EndedReply) => void;
  readonly replies: ReplyRegistry;
  /** How long a reply goes on for a person whose connection was lost. */
  readonly graceMs: number;
  readonly log: Log;
  /** Called when the user has ended a session. */
  readonly sessionOver: (ctx: PersonContext) => void;
  /** How long a model has to say how grave a message is. */
  readonly opinionPatienceMs: number;
  /** The country of the request, from a header set by the network in front of the server; ZZ without one. */
  readonly country: string;
}

type FixedContext = Omit<ChatContext, keyof PersonContext | 'country'>;

export interface ChatOptions extends FixedContext {
  readonly countryHeader: string | undefined;
  readonly messagesPerMinute: number;
  readonly sessionsPerMinute: number;
}

export function createChatContext(c: Context<AppEnv>, options: ChatOptions): ChatContext {
  const { countryHeader, messagesPerMinute: _, sessionsPerMinute: __, ...fixed } = options;
  const told = countryHeader === undefined ? undefined : c.req.header(countryHeader);
  return { ...c.var.ctx, ...fixed, country: knownCountry(told) };
}

/** ISO 3166's user-assigned code for "unknown": no third party is asked just for a count. */
function knownCountry(told: string | undefined): string {
  const country = told?.trim().toUpperCase();
  return country && languagesOfCountry(country) ? country : 'ZZ';
}

export function replyKey(ctx: ChatContext, sessionId: string): ReplyKey {
  return { personId: ctx.actor.id, sessionId };
}
