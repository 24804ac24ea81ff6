import type { ReplyEvent } from '@alento/domain/chat/stream-schema.ts';
import { parseErrorText } from '#lib/errors.ts';
import type { ConversationEvent } from '../state.ts';

/** What an event of a streamed reply means for the conversation. */
export function toEvents(event: ReplyEvent, now: string): ConversationEvent[] {
  switch (event.type) {
    case 'start':
      return [{ type: 'reply-started', id: event.messageId, engine: event.messageMetadata.engine }];
    case 'data-help':
      return [{ type: 'help-given', help: event.data }];
    case 'data-dialogues':
      return [{ type: 'dialogues-offered', dialogues: event.data }];
    case 'text-delta':
      return [{ type: 'text-added', delta: event.delta }];
    case 'finish':
      return [{ type: 'reply-ended', status: event.messageMetadata.status, now }];
    case 'abort':
      return [{ type: 'reply-ended', status: 'stopped', now }];
    case 'error':
      return [{ type: 'reply-failed', error: parseErrorText(event.errorText), now }];
    case 'text-start':
    case 'text-end':
      return [];
  }
}
