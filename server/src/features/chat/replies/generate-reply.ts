import { isInCrisis } from '@alento/guided-companion/crisis/crisis-conversation.ts';
import { readAhead } from '@alento/guided-companion/conversation/read-ahead.ts';
import { offerDialogues } from '@alento/guided-companion/dialogues/offer-dialogues.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { shownContacts, type ShownContacts } from '@alento/safety/help-lines/shown-contacts.ts';
import type { ReplyGuard } from '@alento/safety/output-guard/output-guard.ts';
import { runInSlices } from '#lib/run-in-slices.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelGateway, ReplyRequest, ReplySink } from '#platform/models/model-gateway.ts';
import type { ChatContext } from '../context.ts';
import { guardFor, reviewedGuard } from '@alento/safety/output-guard/guard-for.ts';
import { logReply, type ReplyLogEntry } from './log-reply.ts';
import { prepareRequest, type RequestInput } from './prepare-request.ts';
import { RunningReply, type ReplyOptions } from './running-reply.ts';

export interface ReplyInput extends RequestInput, Pick<ReplyOptions, 'help'> {
  /** Identifies the conversation in the log. */
  readonly sessionId: string;
  /** Whether the model of Premium answers. */
  readonly hasPremium: boolean;
  /** The country whose help lines the device shows, if it sent one. */
  readonly country: string | undefined;
  /** Stores the reply with the engine that wrote it. */
  readonly store: (engine: ModelGateway) => ReplyOptions['store'];
}

/** Starts the reply of an engine through the output guard; shared by stored and temporary conversations. */
export async function generateReply(ctx: ChatContext, spoken: ReplyInput): Promise<RunningReply> {
  const { sessionId, facts, turns, seed: id, help, store } = spoken;
  const { language, tier } = facts;
  const content = await loadGuidedContent(language);
  await runInSlices(readAhead(content, turns));
  const isCrisis = isInCrisis(content, turns);
  const engine = isCrisis ? ctx.guided : spoken.hasPremium ? ctx.premiumModel : ctx.model;
  const guard = engine.engine === 'guided' ? reviewedGuard() : await guardFor({ language, tier });
  const reply = new RunningReply({
    id,
    engine: engine.engine,
    help,
    // What fitted the topic that is left does not fit any more.
    dialogues: spoken.repair === 'anotherTopic' ? [] : offerDialogues(content, turns),
    guard,
    graceMs: ctx.graceMs,
    speak: createSpeak(engine, { ...prepareRequest(engine, spoken), contacts: contactsFor(spoken) }),
    store: store(engine),
  });
  logWhenDone(ctx.log, reply, { sessionId, language, guard });
  return reply;
}

/** The contacts on the help card of the last message that got one. */
function contactsFor({ country, turns, facts: { language } }: ReplyInput): ShownContacts | undefined {
  const help = turns.findLast((turn) => turn.help)?.help;
  return country && help ? shownContacts(country, help, language) : undefined;
}

// Each closure that lives as long as the reply is made by a function of its own: sharing a scope, it would keep the
// whole conversation in memory.

function createSpeak(model: ModelGateway, request: ReplyRequest): (sink: ReplySink) => () => void {
  return (sink) => model.reply(request, sink);
}

type EndedReply = Pick<ReplyLogEntry, 'sessionId' | 'language'> & { guard: ReplyGuard };

function logWhenDone(log: Log, reply: RunningReply, { sessionId, language, guard }: EndedReply): void {
  const began = performance.now();
  void reply.over.then((ending) => {
    const { findings } = guard;
    logReply(log, { sessionId, replyId: reply.id, ending, ms: performance.now() - began, language, findings });
  });
}
