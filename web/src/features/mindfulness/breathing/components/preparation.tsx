import {
  lastingIds,
  paceLimits,
  practiceMinutes,
  type PracticeId,
} from '@alento/domain/mindfulness/breathing-patterns.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { canVibrate } from '#platform/haptics.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Slider } from '#ui/slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { changeBreathing } from '../breathing-memory.ts';
import { useBreathingMemory } from '../use-breathing-memory.ts';
import { CustomBreathEditor } from './custom-breath-editor.tsx';

/** How an exercise goes, and how somebody likes it, before it begins. */
export function Preparation({ id, onStart }: { id: PracticeId; onStart: () => void }) {
  const { t } = useTranslation('mindfulness');
  const memory = useBreathingMemory();
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="font-display text-3xl">{t(`breathing.pattern.${id}.name`)}</h1>
        <p className="mt-2 max-w-prose">{t(`breathing.pattern.${id}.how`)}</p>
      </div>
      {id === 'custom' && <CustomBreathEditor />}
      {(id === 'custom' || lastingIds.has(id)) && <Minutes />}
      {id === 'fourSevenEight' && (
        <div>
          <Slider
            label={t('breathing.pace')}
            value={memory.pace}
            onChange={(pace) => changeBreathing({ pace })}
            minValue={paceLimits.min}
            maxValue={paceLimits.max}
            step={paceLimits.step}
            formatOptions={{ style: 'unit', unit: 'second', unitDisplay: 'short' }}
          />
          <p className="text-sm text-muted">{t('breathing.paceHint')}</p>
        </div>
      )}
      <Button size="large" onPress={onStart}>
        {t('breathing.start')}
      </Button>
      <p className="text-sm text-muted">{t('breathing.care')}</p>
      <Disclosure title={t('breathing.signals')} level={2}>
        <div className="flex flex-col gap-3 text-ink">
          <Switch
            isSelected={memory.hasSound}
            onChange={(hasSound) => changeBreathing({ hasSound })}
            description={t('breathing.soundHint')}
          >
            {t('breathing.sound')}
          </Switch>
          {canVibrate() && (
            <Switch
              isSelected={memory.hasHaptics}
              onChange={(hasHaptics) => changeBreathing({ hasHaptics })}
              description={t('breathing.hapticsHint')}
            >
              {t('breathing.haptics')}
            </Switch>
          )}
          <Switch isSelected={memory.showsCount} onChange={(showsCount) => changeBreathing({ showsCount })}>
            {t('breathing.count')}
          </Switch>
        </div>
      </Disclosure>
    </div>
  );
}

function Minutes() {
  const { t, i18n } = useTranslation('mindfulness');
  const { minutes } = useBreathingMemory();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  return (
    <ChoiceChips
      label={t('breathing.minutes')}
      value={String(minutes)}
      onChange={(chosen) =>
        changeBreathing({ minutes: practiceMinutes.find((each) => String(each) === chosen) ?? minutes })
      }
      chips={practiceMinutes.map((each) => ({ id: String(each), label: format.format(each) }))}
    />
  );
}
