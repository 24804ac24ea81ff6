import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useId } from 'react';
import type { ChoiceChip } from '#ui/choice-chips.tsx';
import { choiceStyles } from '#ui/choice-styles.ts';

export interface ChoiceSection<T extends string> {
  title: string;
  chips: readonly ChoiceChip<T>[];
}

export interface ChoiceSectionsProps<T extends string> {
  /** What is asked, for assistive technology. */
  label: string;
  sections: readonly ChoiceSection<T>[];
  value: T | null;
  onChange: (value: T) => void;
  className?: string;
}

/** One choice out of many short ones that fall into a few parts. */
export function ChoiceSections<T extends string>({
  label,
  sections,
  value,
  onChange,
  className,
}: ChoiceSectionsProps<T>) {
  const id = useId();
  const handleChange = (chosen: string): void => {
    const chip = sections.flatMap(({ chips }) => chips).find((each) => each.id === chosen);
    if (chip) onChange(chip.id);
  };
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={handleChange}
      className={`grid gap-x-6 gap-y-5 ${className ?? ''}`}
    >
      {sections.map(({ title, chips }, index) => (
        <div key={title} role="group" aria-labelledby={`${id}-${index}`}>
          <p id={`${id}-${index}`} className="mb-2 text-sm text-muted">
            {title}
          </p>
          <div className="flex flex-wrap gap-2">
            {chips.map((chip) => (
              <Radio
                key={chip.id}
                value={chip.id}
                className={choiceStyles({ className: 'min-h-touch justify-center gap-2 rounded-full px-4' })}
              >
                {chip.picture !== undefined && (
                  <span aria-hidden="true" className="text-xl leading-none">
                    {chip.picture}
                  </span>
                )}
                {chip.label}
              </Radio>
            ))}
          </div>
        </div>
      ))}
    </RadioGroup>
  );
}
