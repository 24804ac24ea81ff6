import { useMemo } from 'react';
import { temporaryNotices } from '../conversation/temporary-notices.ts';
import { temporaryStorage } from '../conversation/temporary-memory.ts';
import { useDraft } from '../use-draft.ts';
import { useTemporaryConversation } from '../use-temporary.ts';
import { type ConversationViewProps, OpenConversationView } from './conversation-view.tsx';

/** A conversation that is kept nowhere but in this page. */
export function TemporaryView({ conversation, ...frame }: ConversationViewProps) {
  const open = useTemporaryConversation(conversation);
  const draft = useDraft(conversation.id, temporaryStorage);
  const { messages } = open.state;
  const notices = useMemo(() => temporaryNotices(messages), [messages]);
  return <OpenConversationView open={open} draft={draft} notices={notices} isTemporary {...frame} />;
}
