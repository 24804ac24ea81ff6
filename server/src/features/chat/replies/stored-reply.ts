import type { Message } from '@alento/domain/chat/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { StreamedReply } from '#features/chat/replies/stream-reply.ts';

/** Replays a stored reply in one piece, after the help block of its message. */
export function storedReply({ id, text, status, engine }: Message, help: HelpBlock | null): StreamedReply {
  return {
    id,
    engine: engine ?? 'guided',
    help,
    dialogues: [],
    text,
    attach(listener) {
      listener.end({ kind: 'finished', status });
      return () => undefined;
    },
  };
}
