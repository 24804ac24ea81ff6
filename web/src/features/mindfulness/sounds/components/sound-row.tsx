import type { SoundId } from '@alento/domain/mindfulness/sounds.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Slider } from '#ui/slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { setLevel, toggleSound } from '../player.ts';
import { LockIcon, SoundIcon } from './sound-icons.tsx';

interface SoundRowProps {
  sound: SoundId;
  /** In percent; undefined while it is not part of the mix. */
  level: number | undefined;
}

/** A sound to switch on, and once it is on how loud it is. */
export function SoundRow({ sound, level }: SoundRowProps) {
  const { t } = useTranslation('mindfulness-sounds');
  const isOn = level !== undefined;
  return (
    <li className={`px-4 py-1.5 ${isOn ? 'bg-soft text-on-soft' : ''}`}>
      <Switch isSelected={isOn} onChange={(isSelected) => toggleSound(sound, isSelected)}>
        <span className="flex items-center gap-3">
          <SoundIcon sound={sound} className={`shrink-0 ${isOn ? 'text-accent-ink' : 'text-muted'}`} />
          {t(`name.${sound}`)}
        </span>
      </Switch>
      {isOn && (
        <Slider
          label={t('volume', { sound: t(`name.${sound}`) })}
          isLabelHidden
          value={level / 100}
          onChange={(value) => setLevel(sound, value * 100)}
          minValue={0.01}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
        />
      )}
    </li>
  );
}

/** A sound that Premium opens, and says so before anybody presses. */
export function LockedSoundRow({ sound }: { sound: SoundId }) {
  const { t } = useTranslation('mindfulness-sounds');
  return (
    <li>
      <Link
        to="/premium"
        className="flex min-h-14 items-center gap-3 px-4 py-1.5 text-muted no-underline -outline-offset-2 transition-colors hover:bg-raised"
      >
        <SoundIcon sound={sound} className="shrink-0" />
        <span className="min-w-0 flex-1">{t(`name.${sound}`)}</span>
        <span className="text-sm">{t('premium.label')}</span>
        <LockIcon className="size-5 shrink-0" />
      </Link>
    </li>
  );
}
