import { temporaryStorage } from '../conversation/temporary-memory.ts';
import { useDraft } from '../use-draft.ts';
import { useTemporaryConversation } from '../use-temporary.ts';
import { type ConversationViewProps, OpenConversationView } from './conversation-view.tsx';

/** A conversation that is kept nowhere but in this page. */
export function TemporaryView({ conversation, frameActions }: ConversationViewProps) {
  const open = useTemporaryConversation(conversation);
  const draft = useDraft(conversation.id, temporaryStorage);
  return <OpenConversationView open={open} draft={draft} frameActions={frameActions} isTemporary />;
}
