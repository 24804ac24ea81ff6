import type { Memory, MemoryList, NewMemory } from '@alento/domain/memory/schema.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '#lib/errors.ts';
import {
  addMemory,
  changeMemory,
  deleteMemories,
  deleteMemory,
  giveConsent,
  listMemories,
  withdrawConsent,
} from './data.ts';

const listKey = ['memory', 'list'] as const;

/** What is remembered of the person; the companion may have added to it since it was last shown. */
export function useMemories() {
  return useQuery({ queryKey: listKey, queryFn: listMemories, refetchOnMount: 'always' });
}

/** Switches memory on or off; what comes back is the whole list. */
export function useConsent() {
  const queryClient = useQueryClient();
  const show = (list: MemoryList): void => void queryClient.setQueryData(listKey, list);
  return {
    giving: useMutation({ mutationFn: giveConsent, onSuccess: show }),
    withdrawing: useMutation({ mutationFn: withdrawConsent, onSuccess: show }),
  };
}

export function useAddMemory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memory: NewMemory) => addMemory(memory),
    onSuccess: (added) => changeList(queryClient, (memories) => [added, ...without(memories, added.id)]),
  });
}

export function useChangeMemory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changeMemory,
    onSuccess: (changed) =>
      changeList(queryClient, (memories) => memories.map((memory) => (memory.id === changed.id ? changed : memory))),
  });
}

/** Forgets a memory; one that is gone already is no failure. */
export function useDeleteMemory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Memory, 'id'>) =>
      deleteMemory(id).catch((caught: unknown) => {
        if (toAppError(caught).code !== 'memory.not_found') throw caught;
      }),
    onSuccess: (_nothing, { id }) => changeList(queryClient, (memories) => without(memories, id)),
  });
}

export function useDeleteMemories() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: deleteMemories, onSuccess: () => changeList(queryClient, () => []) });
}

function changeList(queryClient: QueryClient, change: (memories: Memory[]) => Memory[]): void {
  queryClient.setQueryData<MemoryList>(listKey, (list) => list && { ...list, memories: change(list.memories) });
  // Shown somewhere else, the list is read anew.
  if (queryClient.getQueryData(listKey) === undefined) void queryClient.invalidateQueries({ queryKey: listKey });
}

function without(memories: readonly Memory[], id: string): Memory[] {
  return memories.filter((memory) => memory.id !== id);
}
