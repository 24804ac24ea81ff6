import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { NewSession } from '@alento/domain/chat/schema.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { openingLine } from '@alento/guided-companion/opening-line.ts';
import { conversationOutbox } from './open-outbox.ts';
import { conversationOf } from './with-waiting.ts';
import type { WaitingSession } from './waiting-schema.ts';

/** Begins a conversation without a connection; it reaches the account of its person later, or nothing keeps it. */
export async function beginOnDevice(input: NewSession, personId: string | null): Promise<Conversation> {
  const { personality, language, mood = null } = input;
  const id = crypto.randomUUID();
  const content = await loadGuidedContent(language);
  const { text } = openingLine(content, { mood, personality, seed: id, previousVariant: null });
  const saidAt = new Date().toISOString();
  const session: WaitingSession = {
    ...input,
    id,
    opening: { id: crypto.randomUUID(), text, saidAt },
    changedAt: saidAt,
  };
  if (personId !== null) conversationOutbox(personId).sessions.keep(session);
  return conversationOf(session);
}
