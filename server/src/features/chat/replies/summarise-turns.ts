import { AppError } from '@alento/domain/app-error.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { completeText } from '#lib/complete-text.ts';
import { dataBlock } from '#lib/data-block.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import { summaryPrompt } from '../prompts/summary.ts';
import type { ConversationFacts } from '../prompts/conversation-facts.ts';
import { estimateTokens } from './fit-window.ts';

/** A longer summary is malformed. */
const maxSummaryTokens = 1_200;

export interface SummaryTask {
  readonly facts: ConversationFacts;
  /** What the summary so far, in `facts`, does not cover; oldest first. */
  readonly turns: readonly Turn[];
}

/** Has the model merge the previous summary and the following turns into a new summary. */
export async function summariseTurns(
  model: ModelGateway,
  { facts, turns }: SummaryTask,
  signal: AbortSignal,
): Promise<string> {
  const said = turns.map(({ role, text }) => dataBlock(role === 'user' ? 'person' : 'companion', text));
  const before = facts.summary === null ? [] : [dataBlock('earlier', facts.summary)];
  const request = {
    ...facts,
    instructions: summaryPrompt.text,
    turns: [{ role: 'user' as const, text: [...before, ...said].join('\n') }],
    seed: '',
  };
  const summary = await completeText((sink) => model.reply(request, sink), { signal });
  if (summary === '' || estimateTokens(summary) > maxSummaryTokens) throw new AppError('chat.reply_interrupted');
  return summary;
}
