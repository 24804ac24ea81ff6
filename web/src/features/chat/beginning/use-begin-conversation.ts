import type { Personality } from '@alento/domain/chat/schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { assessOnDevice } from '#features/safety/data.ts';
import { toAppError } from '#lib/errors.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { leaveFirstWords } from '../conversation/first-words.ts';
import { useStartSession } from '../use-change-sessions.ts';

export interface Beginning {
  /** What the person says first; where that is nothing, the companion begins. */
  readonly text: string;
  /** Null: they would rather not say. Undefined: what they noted last, if that is not long ago. */
  readonly mood: Mood | null | undefined;
  readonly personality: Personality;
}

const ageErrors: readonly string[] = ['account.age_needed', 'account.guardian_needed'];

async function assess(text: string): Promise<HelpBlock | null> {
  try {
    return await assessOnDevice(text, currentLanguage());
  } catch {
    return null;
  }
}

/** Begins a conversation and leads there; who has to tell their age first is asked that. */
export function useBeginConversation(onBegun: () => void) {
  const navigate = useNavigate();
  const { mutateAsync: start } = useStartSession();
  const [help, setHelp] = useState<HelpBlock | null>(null);

  const beginning = useMutation({
    mutationFn: async ({ text, mood, personality }: Beginning) => {
      const { id } = await start({ personality, language: currentLanguage(), ...(mood !== undefined && { mood }) });
      if (text !== '') leaveFirstWords(localStorage, id, text);
      return id;
    },
    retry: false,
    onMutate: () => setHelp(null),
    onSuccess: (id) => {
      onBegun();
      return navigate(`/session/${id}`);
    },
    onError: async (error, { text }) => {
      if (ageErrors.includes(toAppError(error).code))
        await navigate('/new-session', { state: { comesFromHome: true } });
      // Help waits for no network: what the server could not be told is judged here.
      else setHelp(await assess(text));
    },
  });

  return {
    begin: beginning.mutate,
    isBeginning: beginning.isPending,
    error: beginning.error,
    /** What the words need that could not be sent. */
    help,
    dismissHelp: () => setHelp(null),
  };
}
