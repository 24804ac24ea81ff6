import { loadDialogueTitles } from '@alento/guided-companion/dialogues/load-dialogue-titles.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';

/** What the dialogues are called in the language on screen, without all that they say; undefined until it is known. */
export function useDialogueTitles() {
  useTranslation();
  const language = currentLanguage();
  return useQuery({
    queryKey: ['dialogue-titles', language],
    queryFn: () => loadDialogueTitles(language),
    staleTime: Infinity,
    networkMode: 'always',
  }).data;
}
