import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { MeditationId } from '@alento/domain/mindfulness/meditations.ts';
import { useQuery } from '@tanstack/react-query';
import { loadScript } from './load-script.ts';

/** The words of a meditation, which are on the device once it was opened. */
export function useScript(language: LanguageCode, id: MeditationId) {
  return useQuery({
    queryKey: ['meditation-script', language, id],
    queryFn: () => loadScript(language, id),
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
  });
}
