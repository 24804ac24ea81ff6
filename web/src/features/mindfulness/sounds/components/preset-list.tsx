import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { PlayIcon } from '#ui/playback-icons.tsx';
import type { Preset } from '../presets.ts';
import { useSoundWords } from '../use-sound-words.ts';

interface PresetListProps {
  presets: readonly Preset[];
  onPlay: (preset: Preset) => void;
  onRemove: (preset: Preset) => void;
}

/** The mixes somebody has kept. */
export function PresetList({ presets, onPlay, onRemove }: PresetListProps) {
  const { t } = useTranslation('mindfulness-sounds');
  const words = useSoundWords();
  const id = useId();
  if (presets.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-display text-xl">
        {t('presets.title')}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {presets.map((preset) => (
          <li key={preset.id} className="flex items-center gap-2 py-2 ps-2 pe-1">
            <IconButton label={t('presets.play', { name: preset.name })} onPress={() => onPlay(preset)}>
              <PlayIcon />
            </IconButton>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{preset.name}</span>
              <span className="block text-sm text-muted">{words.names(preset.mix)}</span>
            </span>
            <IconButton
              variant="muted"
              label={t('presets.remove', { name: preset.name })}
              onPress={() => onRemove(preset)}
            >
              <TrashIcon className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
