import { maxFeelingLength, maxFeelings } from '@alento/domain/journal/limits.ts';
import type { Feeling } from '@alento/domain/journal/body-schema.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { Slider } from '#ui/slider.tsx';
import { TextField } from '#ui/text-field.tsx';

interface FeelingsFieldProps {
  feelings: readonly Feeling[];
  onChange: (feelings: Feeling[]) => void;
}

const unnamed: Feeling = { name: '', before: 50, after: null };

/** A few feelings by their names, and how strong each is; there is always one to fill in. */
export function FeelingsField({ feelings, onChange }: FeelingsFieldProps) {
  const { t } = useTranslation('journal-entry');
  const shown = feelings.length === 0 ? [unnamed] : feelings;
  const change = (index: number, changed: Partial<Feeling>): void =>
    onChange(shown.map((feeling, each) => (each === index ? { ...feeling, ...changed } : feeling)));
  return (
    <div className="flex flex-col gap-3">
      {shown.map((feeling, index) => (
        // oxlint-disable-next-line no-array-index-key -- a feeling has no other name while it is being typed
        <div key={index} className="rounded-lg border border-line bg-surface p-4">
          <TextField
            label={t('feeling.name')}
            value={feeling.name}
            onChange={(name) => change(index, { name })}
            maxLength={maxFeelingLength}
            trailing={
              shown.length > 1 && (
                <IconButton
                  label={t('feeling.remove', { name: feeling.name })}
                  variant="muted"
                  onPress={() => onChange(shown.filter((_, each) => each !== index))}
                >
                  <CloseIcon />
                </IconButton>
              )
            }
          />
          <Slider
            className="mt-4"
            label={t('feeling.before')}
            value={feeling.before}
            onChange={(before) => change(index, { before })}
          />
        </div>
      ))}
      {shown.length < maxFeelings && (
        <Button variant="quiet" className="self-start" onPress={() => onChange([...shown, unnamed])}>
          <PlusIcon className="size-5" />
          {t('feeling.add')}
        </Button>
      )}
    </div>
  );
}
