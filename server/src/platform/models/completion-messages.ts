import { dataBlock } from '#lib/data-block.ts';
import type { ReplyRequest } from './model-gateway.ts';

interface CompletionMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/**
 * The messages of a chat completion. Many models' templates insist that user and assistant take turns and that the
 * user begins, so what we said first moves into the instructions and neighbours of one role become one message.
 */
export function completionMessages({ instructions, turns }: Pick<ReplyRequest, 'instructions' | 'turns'>) {
  const begin = turns.findIndex(({ role }) => role === 'user');
  const opening = turns.slice(0, begin).map(({ text }) => text);
  const system =
    opening.length > 0
      ? `${instructions}\n\nYou began with:\n${dataBlock('opening', opening.join('\n\n'))}`
      : instructions;
  const messages: CompletionMessage[] = [{ role: 'system', content: system }];
  for (const { role, text } of turns.slice(begin)) {
    const last = messages.at(-1);
    if (last?.role === role) last.content += `\n\n${text}`;
    else messages.push({ role, content: text });
  }
  return messages;
}
