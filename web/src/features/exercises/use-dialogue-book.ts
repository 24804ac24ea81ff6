import { loadDialogueTexts } from '@alento/guided-companion/dialogues/load-dialogue-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';

/** What dialogues say in the language on screen. It lies on the device, so it is there without a connection. */
export function useDialogueBook() {
  useTranslation();
  const language = currentLanguage();
  return useQuery({
    queryKey: ['dialogue-book', language],
    queryFn: () => loadDialogueTexts(language),
    staleTime: Infinity,
    networkMode: 'always',
  });
}
