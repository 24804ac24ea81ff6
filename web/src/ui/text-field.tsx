import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes } from '#ui/field-notes.tsx';
import { fieldStyles } from '#ui/field-styles.ts';

export interface TextFieldProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'defaultValue' | 'disabled' | 'required' | 'readOnly' | 'style' | 'className' | 'children'
> {
  label: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  help?: string | undefined;
  /** Shown under the field, and read with it; its presence marks the field as invalid. */
  error?: string | undefined;
  /** Stands at the end of the box, for example a button that shows a password. */
  trailing?: ReactNode | undefined;
  className?: string | undefined;
}

/** One line of text with its label, help and error. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, trailing, className, onChange, isDisabled, isRequired, ...rest } = props;
  const styles = fieldStyles();
  const id = useId();
  const notes = useId();
  return (
    <div className={styles.root({ className })}>
      <label htmlFor={id} className={styles.label()}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          {...rest}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={help === undefined && error === undefined ? undefined : notes}
          onChange={(event) => onChange?.(event.target.value)}
          className={styles.box({ className: trailing ? 'h-12 pe-13' : 'h-12' })}
        />
        {trailing && <div className="absolute inset-y-0 end-0.5 grid place-items-center">{trailing}</div>}
      </div>
      <FieldNotes id={notes} help={help} error={error} />
    </div>
  );
}
