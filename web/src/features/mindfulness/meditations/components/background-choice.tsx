import { mayListen, soundIds } from '@alento/domain/mindfulness/sounds.ts';
import { useTranslation } from 'react-i18next';
import { useEntitlement } from '#features/billing/use-entitlement.ts';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { changeMeditation } from '../meditation-memory.ts';
import { useMeditationMemory } from '../use-meditation-memory.ts';

const none = 'none';

/** A sound behind the words, and how loud it is. */
export function BackgroundChoice() {
  const { t } = useTranslation(['mindfulness-meditations', 'mindfulness-sounds']);
  const { isPremium } = useEntitlement();
  const { sound, volume } = useMeditationMemory();
  const open = soundIds.filter((id) => mayListen(id, isPremium));
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={t('sound.label')}
        placeholder={t('sound.none')}
        value={sound ?? none}
        onChange={(id) => changeMeditation({ sound: id === none ? null : id })}
        options={[
          { id: none, label: t('sound.none') },
          ...open.map((id) => ({ id, label: t(`mindfulness-sounds:name.${id}`) })),
        ]}
      />
      {sound !== null && (
        <Slider
          label={t('sound.volume')}
          value={volume / 100}
          onChange={(value) => changeMeditation({ volume: Math.round(value * 100) })}
          minValue={0}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
        />
      )}
    </div>
  );
}
