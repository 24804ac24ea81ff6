import type { Message } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { StopIcon } from '#ui/playback-icons.tsx';
import { ListenIcon } from '#ui/voice-icons.tsx';
import { prepareToSpeak, speaker } from '../speaking/page-speaker.ts';
import { useSpeaker } from '../use-speaker.ts';

export interface ListenActionProps {
  message: Message;
  language: LanguageCode;
}

/** Reads one reply aloud, or stops. */
export function ListenAction({ message, language }: ListenActionProps) {
  const { t } = useTranslation('voice');
  const isReading = useSpeaker().messageId === message.id;
  const handlePress = (): void => {
    if (isReading) return speaker.stop();
    prepareToSpeak();
    speaker.read(message.id, message.text, language);
  };
  return (
    <IconButton
      label={t(isReading ? 'stopReading' : 'listen')}
      variant="muted"
      className={`pointer-fine:size-9! ${isReading ? 'text-accent-ink!' : ''}`}
      onPress={handlePress}
    >
      {isReading ? <StopIcon className="size-5" /> : <ListenIcon className="size-5" />}
    </IconButton>
  );
}
