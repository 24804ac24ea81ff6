import { speechRates } from '@alento/domain/voice/limits.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { useConfig } from '#lib/use-config.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { listDeviceVoices } from '#platform/speech/device-voice.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { ListenIcon } from '#ui/voice-icons.tsx';
import { StopIcon } from '#ui/playback-icons.tsx';
import { prepareToSpeak, speaker } from '../speaking/page-speaker.ts';
import { changeVoiceChoices } from '../state.ts';
import { useSpeaker } from '../use-speaker.ts';
import { useVoiceChoices } from '../use-voice-choices.ts';

/** Stands for the best voice, whichever that is. */
const best = 'best';
const sampleId = 'sample';

/** How replies sound on this device: which voice, how fast. */
export function SpeechSettings() {
  const { t } = useTranslation('voice');
  const errorMessage = useErrorMessage();
  const language = currentLanguage();
  const { rate, voices } = useVoiceChoices();
  const { messageId, error } = useSpeaker();
  const names = useDeviceVoices(language);
  const isReading = messageId === sampleId;
  useEffect(() => () => speaker.stop(), []);

  const handleTry = (): void => {
    if (isReading) return speaker.stop();
    prepareToSpeak();
    speaker.read(sampleId, t('settings.sample'), language);
  };
  return (
    <div className="flex flex-col gap-5">
      {names.length > 1 && (
        <Select
          label={t('settings.voice')}
          placeholder={t('settings.best')}
          options={[{ id: best, label: t('settings.best') }, ...names.map((name) => ({ id: name, label: name }))]}
          value={voices[language] ?? best}
          onChange={(name) => changeVoiceChoices({ voices: { ...voices, [language]: name } })}
        />
      )}
      <Slider
        label={t('settings.rate')}
        value={rate}
        minValue={speechRates.min}
        maxValue={speechRates.max}
        step={speechRates.step}
        formatOptions={{ minimumFractionDigits: 1, maximumFractionDigits: 1 }}
        onChange={(chosen) => changeVoiceChoices({ rate: Math.round(chosen * 10) / 10 })}
      />
      <Button variant="outline" size="small" className="self-start" onPress={handleTry}>
        {isReading ? <StopIcon className="size-5" /> : <ListenIcon className="size-5" />}
        {t(isReading ? 'stopReading' : 'settings.try')}
      </Button>
      {error !== null && (
        <p role="alert" className="text-sm text-danger">
          {errorMessage(error)}
        </p>
      )}
    </div>
  );
}

/** The device's voices for a language; none where the server speaks. */
function useDeviceVoices(language: string): readonly string[] {
  const config = useConfig();
  const { locale } = describeLanguage(language);
  const { data } = useQuery({
    queryKey: ['device-voices', locale],
    queryFn: () => listDeviceVoices(locale),
    enabled: config?.features.speech === false,
    networkMode: 'always',
    gcTime: 0,
  });
  return data ?? [];
}
