import type { WordingLanguage } from '@alento/domain/assessments/wording/languages.ts';
import { loadWording } from '@alento/domain/assessments/wording/load-wording.ts';
import { useQuery } from '@tanstack/react-query';

/** The instruments in a language; undefined until they are here, or while no language is chosen. */
export function useWording(language: WordingLanguage | null) {
  return useQuery({
    queryKey: ['assessment-wording', language],
    queryFn: () => (language === null ? null : loadWording(language)),
    staleTime: Infinity,
  });
}
