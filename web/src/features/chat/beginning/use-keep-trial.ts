import type { KeptTrial } from '@alento/domain/chat/trial-schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionKeys } from '../use-sessions.ts';
import { keepTrial } from './data.ts';

/** Keeps a conversation that was had without an account. */
export function useKeepTrial() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (trial: KeptTrial) => keepTrial(trial),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionKeys.lists }),
  });
}
