import type { Message } from '@alento/domain/chat/schema.ts';
import type { StreamedReply } from '#http/reply-stream.ts';

/** A reply that was stored before, told again in one piece. */
export function storedReply({ id, text, status, engine }: Message): StreamedReply {
  return {
    id,
    engine: engine ?? 'guided',
    text,
    attach(listener) {
      listener.end({ kind: 'finished', status });
      return () => undefined;
    },
  };
}
