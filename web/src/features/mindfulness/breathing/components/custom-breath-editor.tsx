import {
  type CustomBreath,
  customLimits,
  customParts,
  customStep,
  isSameBreath,
  maxCustomBreaths,
} from '@alento/domain/mindfulness/custom-breath.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Slider } from '#ui/slider.tsx';
import { changeBreathing } from '../breathing-memory.ts';
import { useBreathingMemory } from '../use-breathing-memory.ts';

const idOf = (breath: CustomBreath): string => customParts.map((part) => breath[part]).join('-');

/** The seconds of each part, and breaths that were kept. All of it stays on the device. */
export function CustomBreathEditor() {
  const { t } = useTranslation('mindfulness');
  const format = useNumbers();
  const { custom, keptCustom } = useBreathingMemory();
  const others = keptCustom.filter((kept) => !isSameBreath(kept, custom));
  const isKept = others.length < keptCustom.length;
  return (
    <div className="flex flex-col gap-3">
      {keptCustom.length > 0 && (
        <ChoiceChips
          label={t('breathing.custom.kept')}
          value={isKept ? idOf(custom) : null}
          onChange={(id) => changeBreathing({ custom: keptCustom.find((kept) => idOf(kept) === id) ?? custom })}
          chips={keptCustom.map((kept) => ({
            id: idOf(kept),
            label: customParts.map((part) => format(kept[part])).join('-'),
          }))}
        />
      )}
      {customParts.map((part) => (
        <Slider
          key={part}
          label={t(`breathing.phase.${part}`)}
          value={custom[part]}
          onChange={(seconds) => changeBreathing({ custom: { ...custom, [part]: seconds } })}
          minValue={customLimits[part].min}
          maxValue={customLimits[part].max}
          step={customStep}
          formatOptions={{ style: 'unit', unit: 'second', unitDisplay: 'short' }}
        />
      ))}
      {isKept ? (
        <Button variant="quiet" className="self-start" onPress={() => changeBreathing({ keptCustom: others })}>
          {t('breathing.custom.remove')}
        </Button>
      ) : (
        <Button
          variant="outline"
          className="self-start"
          isDisabled={keptCustom.length >= maxCustomBreaths}
          onPress={() => changeBreathing({ keptCustom: [...keptCustom, custom] })}
        >
          {t('breathing.custom.keep')}
        </Button>
      )}
    </div>
  );
}
