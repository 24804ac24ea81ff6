import { Label } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useId } from 'react';
import { choiceStyles } from '#ui/choice-styles.ts';
import { fieldStyles } from '#ui/field-styles.ts';

export interface ToggleChip<T extends string> {
  id: T;
  label: string;
}

export interface ToggleChipsProps<T extends string> {
  label: string;
  chips: readonly ToggleChip<T>[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  /** Whether one has to stay chosen. */
  isRequired?: boolean;
  className?: string;
}

/** Any number of choices out of a few short ones. */
export function ToggleChips<T extends string>(props: ToggleChipsProps<T>) {
  const { label, chips, value, onChange, isRequired = false, className } = props;
  const id = useId();
  return (
    <div className={fieldStyles().root({ className })}>
      <Label id={id} elementType="span" className={fieldStyles().label()}>
        {label}
      </Label>
      <ToggleButtonGroup
        aria-labelledby={id}
        selectionMode="multiple"
        disallowEmptySelection={isRequired}
        selectedKeys={value}
        onSelectionChange={(chosen) => onChange(chips.filter((chip) => chosen.has(chip.id)).map((chip) => chip.id))}
        className="flex flex-wrap gap-2"
      >
        {chips.map((chip) => (
          <ToggleButton
            key={chip.id}
            id={chip.id}
            className={choiceStyles({ className: 'min-h-touch min-w-touch justify-center rounded-full px-3.5' })}
          >
            {chip.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
