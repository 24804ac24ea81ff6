import { useId } from 'react';
import { FieldNotes } from '#ui/field-notes.tsx';
import { fieldStyles } from '#ui/field-styles.ts';
import { DownIcon } from '#ui/icons.tsx';

export interface NativeSelectProps<T extends string> {
  label: string;
  help?: string | undefined;
  options: readonly { id: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One choice out of a list that the browser opens: for where nothing may be left to download once it is pressed. */
export function NativeSelect<T extends string>({ label, help, options, value, onChange }: NativeSelectProps<T>) {
  const styles = fieldStyles();
  const id = useId();
  const notes = useId();
  return (
    <div className={styles.root()}>
      <label htmlFor={id} className={styles.label()}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          aria-describedby={help === undefined ? undefined : notes}
          onChange={({ target }) => {
            const option = options[target.selectedIndex];
            if (option) onChange(option.id);
          }}
          className={styles.box({ className: 'min-h-12 cursor-pointer appearance-none truncate py-2 pe-11' })}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <DownIcon className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-muted" />
      </div>
      <FieldNotes id={notes} help={help} error={undefined} />
    </div>
  );
}
