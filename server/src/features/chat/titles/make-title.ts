import { maxTitleLength } from '@alento/domain/chat/limits.ts';
import { conversationTitle } from '@alento/guided-companion/conversation/conversation-title.ts';
import { readAhead } from '@alento/guided-companion/conversation/read-ahead.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { guardFor } from '@alento/safety/output-guard/guard-for.ts';
import { completeText } from '#lib/complete-text.ts';
import { dataBlock } from '#lib/data-block.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import type { ConversationFacts } from '../prompts/conversation-facts.ts';
import { titlePrompt } from '../prompts/title.ts';
import { excerpt } from '#lib/excerpt.ts';
import { runInSlices } from '#lib/run-in-slices.ts';

/** Messages of the person after which a conversation is called something, whatever it is about. */
const patience = 3;

/** A model needs more than a greeting. */
const modelPatience = 2;

/** The person's own words as a title are shorter than what they may write as one. */
const maxOwnWords = 48;

/** Words of each message that a model is given. */
const maxGiven = 600;

export interface TitleTask {
  readonly facts: ConversationFacts;
  /** Oldest first. */
  readonly turns: readonly Turn[];
}

/**
 * What a conversation is called, by the model or by what the guided companion understands of it; null as long as there is
 * nothing to call it by. Of danger no title tells.
 */
export async function makeTitle(
  model: ModelGateway,
  { facts, turns }: TitleTask,
  signal: AbortSignal,
): Promise<string | null> {
  const asked = turns.filter(({ role }) => role === 'user');
  if (turns.some(({ help }) => help)) return null;
  if (model.engine === 'model') {
    if (asked.length < modelPatience) return null;
    const title = await titleByModel(model, { facts, turns }, signal);
    if (title !== null) return title;
  }
  const content = await loadGuidedContent(facts.language);
  await runInSlices(readAhead(content, turns));
  const theme = conversationTitle(content, turns);
  if (theme !== null) return theme;
  const longest = asked.toSorted((one, other) => other.text.length - one.text.length)[0];
  return longest && asked.length >= patience ? excerpt(longest.text, maxOwnWords) : null;
}

/** Null where the output guard would have held something of it back, or it is no title. */
async function titleByModel(
  model: ModelGateway,
  { facts, turns }: TitleTask,
  signal: AbortSignal,
): Promise<string | null> {
  const said = turns.map(({ role, text }) =>
    dataBlock(role === 'user' ? 'person' : 'companion', excerpt(text, maxGiven)),
  );
  const request = {
    ...facts,
    instructions: titlePrompt.text,
    turns: [{ role: 'user' as const, text: said.join('\n') }],
    seed: '',
  };
  const isEnough = (text: string): boolean => text.length > maxTitleLength;
  const title = (await completeText((sink) => model.reply(request, sink), { signal, isEnough }))
    .replaceAll(/^["'“”„«»「」『』\s]+|["'“”„«»「」『』.。।\s]+$/gu, '')
    .trim();
  if (title === '' || title.length > maxTitleLength || title.includes('\n')) return null;
  const guard = await guardFor({ language: facts.language });
  guard.push(title);
  guard.flush();
  return guard.findings.length > 0 ? null : title;
}
