import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Label } from 'react-aria-components/TextField';
import type { ReactNode } from 'react';
import { choiceStyles } from '#ui/choice-styles.ts';
import { fieldStyles } from '#ui/field-styles.ts';

const looks = {
  chips: { group: '', chip: 'min-h-touch gap-2 rounded-full px-4', picture: 'text-xl' },
  segments: {
    group: '*:flex-1',
    chip: 'flex-col gap-2 rounded-lg px-2 py-3.5 text-center leading-tight',
    picture: 'text-3xl',
  },
} as const;

export interface ChoiceChip<T extends string> {
  id: T;
  label: string;
  /** Decoration, for example an emoji. */
  picture?: ReactNode;
}

export interface ChoiceChipsProps<T extends string> {
  label: string;
  isLabelHidden?: boolean;
  chips: readonly ChoiceChip<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** `chips`: as many in a line as fit. `segments`: a few of equal width in one line. */
  layout?: 'chips' | 'segments';
  className?: string;
}

/** One choice out of many short ones. */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>) {
  const { label, isLabelHidden = false, chips, value, onChange, layout = 'chips', className } = props;
  const look = looks[layout];
  return (
    <RadioGroup
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      value={value}
      onChange={(chosen) => {
        const chip = chips.find(({ id }) => id === chosen);
        if (chip) onChange(chip.id);
      }}
      className={fieldStyles().root({ className })}
    >
      {!isLabelHidden && <Label className={fieldStyles().label()}>{label}</Label>}
      <div className={`flex flex-wrap gap-2 ${look.group}`}>
        {chips.map((chip) => (
          <Radio key={chip.id} value={chip.id} className={choiceStyles({ className: `justify-center ${look.chip}` })}>
            {chip.picture !== undefined && (
              <span aria-hidden="true" className={`leading-none ${look.picture}`}>
                {chip.picture}
              </span>
            )}
            {chip.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
