/** One event of a streamed reply, as OpenAI-compatible endpoints send it. */
export function completionEvent(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  const event = { id: 'chatcmpl-fake', object: 'chat.completion.chunk', created: 0, model: 'fake', choices };
  return `data: ${JSON.stringify(event)}\n\n`;
}

/** What comes before the first word. */
export const completionOpening = completionEvent({ role: 'assistant', content: '' });

/** The end of a reply that is whole. */
export const completionEnd = `${completionEvent({}, 'stop')}data: [DONE]\n\n`;
