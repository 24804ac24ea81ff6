import { maxEntryLength, maxPhoneLength } from '@alento/safety/support-plan/limits.ts';
import type { PlanEntry, PlanStep } from '@alento/safety/support-plan/schema.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { stepsWithPhone } from './step-words.ts';

interface EntryFieldsProps {
  step: PlanStep;
  entry: PlanEntry;
  number: number;
  /** Whether the person has just asked for it. */
  hasFocus: boolean;
  onChange: (entry: PlanEntry) => void;
  onRemove: () => void;
}

/** One entry to write in, with a number to call where the step is about people. */
export function EntryFields({ step, entry, number, hasFocus, onChange, onRemove }: EntryFieldsProps) {
  const { t } = useTranslation('safety-plan');
  const hasPhone = stepsWithPhone.has(step);
  return (
    <div className="flex items-start gap-1">
      <div className={`grid min-w-0 flex-1 gap-3 ${hasPhone ? 'sm:grid-cols-[3fr_2fr]' : ''}`}>
        <TextArea
          label={t(hasPhone ? 'who' : 'entry', { number })}
          isLabelHidden={!hasPhone}
          rows={1}
          maxRows={6}
          maxLength={maxEntryLength}
          // The person has just pressed the button that brought it.
          autoFocus={hasFocus}
          value={entry.text}
          onChange={(text) => onChange({ ...entry, text })}
        />
        {hasPhone && (
          <TextField
            label={t('phone')}
            type="tel"
            autoComplete="off"
            maxLength={maxPhoneLength}
            value={entry.phone}
            onChange={(phone) => onChange({ ...entry, phone })}
          />
        )}
      </div>
      <IconButton
        label={t('remove', { number })}
        variant="muted"
        className={`-me-2.5 ${hasPhone ? 'mt-7' : 'mt-0.5'}`}
        onPress={onRemove}
      >
        <TrashIcon className="size-5" />
      </IconButton>
    </div>
  );
}
