import { isInCrisis } from '@alento/guided-companion/crisis/crisis-conversation.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { GuidedContent } from '@alento/guided-companion/content.ts';
import { readAhead } from '@alento/guided-companion/conversation/read-ahead.ts';
import { offerDialogues } from '@alento/guided-companion/dialogues/offer-dialogues.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { shownContacts, type ShownContacts } from '@alento/safety/help-lines/shown-contacts.ts';
import type { ReplyGuard } from '@alento/safety/output-guard/output-guard.ts';
import { runInSlices } from '#lib/run-in-slices.ts';
import type { ModelGateway, ReplyRequest, ReplySink } from '#platform/models/model-gateway.ts';
import { chooseEngine } from '../choose-engine.ts';
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
  const { language } = facts;
  const content = await loadGuidedContent(language);
  // Nobody is in a crisis before help was shown.
  if (turns.some((turn) => turn.help)) await runInSlices(readAhead(content, turns));
  const isCrisis = isInCrisis(content, turns);
  const engine = isCrisis ? ctx.guided : await chooseEngine(ctx, { language, hasPremium: spoken.hasPremium });
  const isGuided = engine.engine === 'guided';
  if (isGuided) await runInSlices(readAhead(content, turns));
  const guard = isGuided ? reviewedGuard() : await guardFor({ language, country: spoken.country });
  const reply = new RunningReply({
    id,
    engine: engine.engine,
    help,
    findDialogues: createFindDialogues(content, spoken),
    guard,
    graceMs: ctx.graceMs,
    speak: createSpeak(engine, { ...prepareRequest(engine, spoken), contacts: contactsFor(spoken) }),
    store: store(engine),
  });
  logWhenDone(ctx, reply, { sessionId, language, guard, model: engine.model });
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

function createFindDialogues(
  content: GuidedContent,
  { turns, repair }: ReplyInput,
): () => Promise<readonly DialogueId[]> {
  return async () => {
    // What fitted the topic that is left does not fit any more.
    if (repair === 'anotherTopic') return [];
    await runInSlices(readAhead(content, turns));
    return offerDialogues(content, turns);
  };
}

const outcomes = { finished: 'complete', aborted: 'stopped', failed: 'failed' } as const;

type LoggedReply = Pick<ReplyLogEntry, 'sessionId' | 'language'> & { guard: ReplyGuard; model: string };

function logWhenDone(
  { log, countReply }: Pick<ChatContext, 'log' | 'countReply'>,
  reply: RunningReply,
  { sessionId, language, guard, model }: LoggedReply,
): void {
  const began = performance.now();
  void reply.over.then((ending) => {
    const { findings } = guard;
    const ms = performance.now() - began;
    countReply({ model, language, outcome: outcomes[ending.kind], ms });
    logReply(log, { sessionId, replyId: reply.id, ending, ms, language, findings });
  });
}
