import { describeLanguage } from '@alento/locales/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { findDeviceVoice } from '#platform/speech/device-voice.ts';
import type { Voice } from '#platform/speech/voice.ts';

/** The device's voice for a language; null where it has none, undefined while it is looked for. */
export function useDeviceVoice(language: string): Voice | null | undefined {
  const { locale } = describeLanguage(language);
  const { data } = useQuery({
    queryKey: ['device-voice', locale],
    queryFn: () => findDeviceVoice(locale),
    networkMode: 'always',
    retry: false,
    // A voice can be installed at any time.
    gcTime: 0,
  });
  return data;
}
