import type { NewSession, SessionChange } from '@alento/domain/chat/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceChange } from './conversation/other-tabs.ts';
import { deleteDraft } from './conversation/drafts.ts';
import { clearTemporary, setTemporary } from './conversation/temporary-memory.ts';
import { changeAnywhere, deleteAnywhere, startAnywhere, startTemporaryAnywhere } from './sessions-anywhere.ts';
import { sessionKeys } from './use-sessions.ts';

export function useStartSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: NewSession) => startAnywhere(input),
    onSuccess: (conversation) => {
      queryClient.setQueryData(sessionKeys.conversation(conversation.id), conversation);
      return queryClient.invalidateQueries({ queryKey: sessionKeys.lists });
    },
  });
}

/** Starts a conversation that is kept nowhere but in this page. */
export function useStartTemporary() {
  return useMutation({
    mutationFn: (input: NewSession) => startTemporaryAnywhere(input),
    onSuccess: (conversation) => {
      clearTemporary();
      setTemporary(conversation);
    },
    // Nothing of it stays among what was fetched.
    gcTime: 0,
  });
}

/** Names, pins or archives a session. */
export function useChangeSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: SessionChange }) => changeAnywhere(id, change),
    onSuccess: (_session, { id }) => {
      announceChange(id);
      queryClient.removeQueries({ queryKey: sessionKeys.conversation(id) });
      return queryClient.invalidateQueries({ queryKey: sessionKeys.lists });
    },
  });
}

export function useDeleteSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteAnywhere(id),
    onSuccess: (_nothing, id) => {
      deleteDraft(localStorage, id);
      announceChange(id);
      queryClient.removeQueries({ queryKey: sessionKeys.conversation(id) });
      return queryClient.invalidateQueries({ queryKey: sessionKeys.lists });
    },
  });
}
