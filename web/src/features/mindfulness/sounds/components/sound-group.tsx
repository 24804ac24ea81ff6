import type { Mix } from '@alento/domain/mindfulness/sound-mix.ts';
import { mayListen, type SoundCategory, soundIds, sounds } from '@alento/domain/mindfulness/sounds.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LockedSoundRow, SoundRow } from './sound-row.tsx';

interface SoundGroupProps {
  category: SoundCategory;
  mix: Mix;
  isPremium: boolean;
}

/** The sounds of one kind. */
export function SoundGroup({ category, mix, isPremium }: SoundGroupProps) {
  const { t } = useTranslation('mindfulness-sounds');
  const id = useId();
  const members = soundIds.filter((sound) => sounds[sound].category === category);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-display text-xl">
        {t(`category.${category}`)}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {members.map((sound) =>
          mayListen(sound, isPremium) ? (
            <SoundRow key={sound} sound={sound} level={mix[sound]} />
          ) : (
            <LockedSoundRow key={sound} sound={sound} />
          ),
        )}
      </ul>
    </section>
  );
}
