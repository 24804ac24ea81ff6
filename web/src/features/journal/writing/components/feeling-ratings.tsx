import type { Feeling } from '@alento/domain/journal/body-schema.ts';
import { useTranslation } from 'react-i18next';
import { Slider } from '#ui/slider.tsx';

interface FeelingRatingsProps {
  feelings: readonly Feeling[];
  onChange: (feelings: Feeling[]) => void;
}

/** How strong the feelings are now; each starts where it was. */
export function FeelingRatings({ feelings, onChange }: FeelingRatingsProps) {
  const { t } = useTranslation('journal-entry');
  return feelings.map(
    (feeling, index) =>
      feeling.name.trim() !== '' && (
        <div key={feeling.name}>
          <Slider
            label={feeling.name}
            value={feeling.after ?? feeling.before}
            onChange={(after) =>
              onChange(feelings.map((other, each) => (each === index ? { ...other, after } : other)))
            }
          />
          <p className="text-sm text-muted">{t('feeling.was', { before: feeling.before })}</p>
        </div>
      ),
  );
}
