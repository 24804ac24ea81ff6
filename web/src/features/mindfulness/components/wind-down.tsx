import { soundsIn } from '@alento/domain/mindfulness/sound-mix.ts';
import { mayListen, type SoundId } from '@alento/domain/mindfulness/sounds.ts';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useEntitlement } from '#features/billing/use-entitlement.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import {
  changeWindDown,
  nightPractices,
  readWindDown,
  subscribeToWindDown,
  type WindDown as Choice,
  windDownMinutes,
} from '../sleep-memory.ts';
import { showBar } from '../sounds/bar-slot.ts';
import { SoundBar } from '../sounds/components/sound-bar.tsx';
import { playMix, setTimer } from '../sounds/player.ts';
import { useSounds } from '../sounds/state.ts';
import { useSoundWords } from '../sounds/use-sound-words.ts';

const nightSounds: readonly SoundId[] = ['ocean-waves', 'rain-forest', 'brown-noise', 'white-noise'];
/** Quieter than by day, in percent. */
const nightLevel = 45;

/** The end of a day in one go: a sound that stays, a slow breath, and a timer that ends the sound. */
export function WindDown() {
  const { t } = useTranslation(['mindfulness', 'mindfulness-sounds']);
  const navigate = useNavigate();
  const words = useSoundWords();
  const { mix } = useSounds();
  const { isPremium } = useEntitlement();
  const choice = useSyncExternalStore(subscribeToWindDown, readWindDown, readWindDown);
  const open = nightSounds.filter((id) => mayListen(id, isPremium));
  const chosen = soundsIn(mix);
  // One of those offered is not offered twice.
  const hasMix = chosen.length > 1 || chosen.some((id) => !open.includes(id));
  const sounds: { id: Choice['sound']; label: string }[] = [
    ...(hasMix ? [{ id: 'mine' as const, label: words.names(mix) }] : []),
    ...open.map((id) => ({ id, label: t(`mindfulness-sounds:name.${id}`) })),
    { id: 'none', label: t('sleep.windDown.silence') },
  ];
  // What was chosen last may not be there today.
  const sound = sounds.find(({ id }) => id === choice.sound)?.id ?? sounds[0]?.id ?? 'none';

  const begin = (): void => {
    if (sound !== 'none') {
      // What plays on can be ended from every screen.
      showBar(<SoundBar />);
      setTimer(choice.minutes);
      playMix(sound === 'mine' ? mix : { [sound]: nightLevel });
    }
    void navigate(`/mindfulness/breathing/${choice.practice}?then=sleep`);
  };

  return (
    <Card tone="soft" className="flex flex-col gap-5">
      <div>
        <h2 className="font-display text-2xl">{t('sleep.windDown.title')}</h2>
        <p className="mt-1 max-w-prose">{t('sleep.windDown.text')}</p>
      </div>
      <ChoiceChips
        label={t('sleep.windDown.sound')}
        chips={sounds}
        value={sound}
        onChange={(chosen) => changeWindDown({ sound: chosen })}
      />
      <ChoiceChips
        label={t('breathing.title')}
        chips={nightPractices.map((id) => ({ id, label: t(`breathing.pattern.${id}.name`) }))}
        value={choice.practice}
        onChange={(practice) => changeWindDown({ practice })}
      />
      {sound !== 'none' && (
        <ChoiceChips
          label={t('sleep.windDown.timer')}
          chips={windDownMinutes.map((minutes) => ({ id: String(minutes), label: words.minutes(minutes) }))}
          value={String(choice.minutes)}
          onChange={(chosen) =>
            changeWindDown({ minutes: windDownMinutes.find((each) => String(each) === chosen) ?? choice.minutes })
          }
        />
      )}
      <Button size="large" className="sm:self-start" onPress={begin}>
        {t('breathing.start')}
      </Button>
    </Card>
  );
}
