import { toSessionKind } from '@alento/domain/chat/session-kind.ts';
import type { TemporaryMessage, TemporaryStretch } from '@alento/domain/chat/temporary-schema.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { turnsRead } from '@alento/safety/assess-message.ts';
import { randomUUID } from 'node:crypto';
import { takeTemporary } from '#features/billing/take-allowance.ts';
import type { StreamedReply } from '#features/chat/replies/stream-reply.ts';
import type { ChatContext } from '../context.ts';
import { acceptDanger } from '../crisis/accept-danger.ts';
import { escalateTier } from '../crisis/escalate-tier.ts';
import { fetchStandingTier, recordCrisis } from '../crisis/data.ts';
import { judgeMessage } from '@alento/safety/judge-message.ts';
import { yieldToEventLoop } from '#lib/yield-to-event-loop.ts';
import { keptByDevice } from '../prompts/sections/kept-by-device.ts';
import type { ConversationFacts } from '../prompts/conversation-facts.ts';
import { fetchPerson, type PersonRow } from '../replies/data.ts';
import { toPersonFacts } from '../replies/prepare-request.ts';
import type { PreparedReply, ReplyKey } from '../replies/reply-registry.ts';
import { generateReply } from '../replies/generate-reply.ts';

/** Where a temporary conversation's reply runs: never where a stored one of the same id does. */
export function temporaryReplyKey(ctx: ChatContext, conversationId: string): ReplyKey {
  return { personId: ctx.actor.id, sessionId: `temporary/${conversationId}` };
}

export async function temporaryFacts(
  ctx: ChatContext,
  stretch: Omit<TemporaryStretch, 'turns'>,
): Promise<ConversationFacts> {
  return toTemporaryFacts(await ctx.database(fetchPerson), stretch, 0);
}

function toTemporaryFacts(
  person: PersonRow,
  { mood = null, personality, language, summary }: Omit<TemporaryStretch, 'turns'>,
  tier: Tier,
): ConversationFacts {
  const kind = toSessionKind(mood);
  // An exercise is kept with a conversation that is kept.
  return { mood, kind, personality, language, summary, exercises: [], tier, ...toPersonFacts(person) };
}

interface Input {
  conversationId: string;
  message: TemporaryMessage;
}

/** Answers a message of a temporary conversation, whose turns come with the request. Neither is stored. */
export function answerTemporary({ ctx, input }: { ctx: ChatContext; input: Input }): Promise<StreamedReply> {
  const { conversationId, message } = input;
  return ctx.replies.claim(temporaryReplyKey(ctx, conversationId), message.id, () => prepareReply(ctx, input));
}

async function prepareReply(ctx: ChatContext, { conversationId, message }: Input): Promise<PreparedReply> {
  const { id, mood = null, personality, language, summary, turns, repair } = message;
  const asked = turns.at(-1);
  if (asked?.role !== 'user') throw new Error('there is no message to answer');
  const { text, help: shown = null } = asked;
  const before = await ctx.database(fetchStandingTier);
  const earlier = turns.slice(-1 - turnsRead, -1);
  const digest = (await ctx.cipher()).digest(id, text);
  const isFirst = summary === null && turns.filter(({ role }) => role === 'user').length === 1;
  const { judgement, isEscalated } = await acceptDanger(
    ctx,
    {
      judgement: await judgeMessage({ text, language, before, earlier, yieldToEventLoop }),
      asked: { id, text, language },
    },
    async ({ assessment: { tier } }) => {
      if (tier < 2) await ctx.database((tx) => takeTemporary(tx, { conversationId, digest, isFirst }));
    },
  );
  const { assessment, standing } = judgement;
  // A resent message was already counted, and gets the same help.
  const help = shown ?? judgement.help;
  const keep = ({ tier }: { tier: Tier }): Promise<void> =>
    ctx.retryingDatabase((tx) => recordCrisis(tx, { messageId: id, tier, country: ctx.country }));
  if (judgement.help && !shown) await keep(assessment);
  const person = await ctx.database(fetchPerson);
  const running = await generateReply(ctx, {
    sessionId: 'temporary',
    facts: toTemporaryFacts(person, message, standing),
    hasPremium: person.has_premium,
    sections: [keptByDevice],
    turns: [...turns.slice(0, -1), { ...asked, help }],
    seed: randomUUID(),
    help,
    store: () => () => Promise.resolve(true),
    country: message.country,
    repair,
  });
  if (!shown && !isEscalated)
    escalateTier(ctx, running, { judgement, asked: { mood, personality, language, seed: id, text }, keep });
  return { running };
}
