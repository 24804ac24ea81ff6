import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#ui/playback-icons.tsx';
import { pause, play } from '../player.ts';
import { useSounds } from '../state.ts';

export function PlayButton({ variant }: { variant: 'primary' | 'quiet' }) {
  const { t } = useTranslation('mindfulness-sounds');
  const { status } = useSounds();
  const isOn = status === 'playing' || status === 'starting';
  return (
    <IconButton variant={variant} label={t(isOn ? 'pause' : 'play')} onPress={() => (isOn ? pause() : void play())}>
      {isOn ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  );
}
