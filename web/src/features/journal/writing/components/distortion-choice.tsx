import type { Distortion } from '@alento/domain/journal/distortions.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';

interface DistortionChoiceProps {
  offered: readonly Distortion[];
  value: readonly Distortion[];
  onChange: (value: Distortion[]) => void;
}

/** Ways in which a thought can be one-sided, each with a plain sentence; any number of them, or none. */
export function DistortionChoice({ offered, value, onChange }: DistortionChoiceProps) {
  const { t } = useTranslation('journal-entry');
  return (
    <ul aria-label={t('step.distortions.short')} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {offered.map((distortion) => (
        <li key={distortion}>
          <Checkbox
            isSelected={value.includes(distortion)}
            onChange={(isChosen) =>
              onChange(offered.filter((each) => (each === distortion ? isChosen : value.includes(each))))
            }
          >
            <span className="block py-1.5">
              <span className="block text-base font-semibold">{t(`distortion.${distortion}.name`)}</span>
              <span className="block text-muted">{t(`distortion.${distortion}.text`)}</span>
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
