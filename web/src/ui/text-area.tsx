import { type ComponentProps, useId } from 'react';
import { FieldNotes } from '#ui/field-notes.tsx';
import { fieldStyles } from '#ui/field-styles.ts';

export interface TextAreaProps extends Omit<
  ComponentProps<'textarea'>,
  'onChange' | 'value' | 'defaultValue' | 'disabled' | 'required' | 'readOnly' | 'style' | 'className' | 'children'
> {
  label: string;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** Grows with its text up to this many lines. */
  maxRows?: number;
  className?: string | undefined;
  /** Classes for the box itself, for example to take its border away inside a composer. */
  boxClassName?: string;
}

/** Several lines of text; the box grows with what is written. */
export function TextArea({
  label,
  isLabelHidden = false,
  onChange,
  isDisabled,
  isReadOnly,
  help,
  error,
  rows = 3,
  maxRows = 8,
  className,
  boxClassName = '',
  ...rest
}: TextAreaProps) {
  const styles = fieldStyles();
  const id = useId();
  const notes = useId();
  return (
    <div className={styles.root({ className })}>
      {!isLabelHidden && (
        <label htmlFor={id} className={styles.label()}>
          {label}
        </label>
      )}
      <textarea
        id={id}
        {...rest}
        {...(isLabelHidden && { 'aria-label': label })}
        dir="auto"
        rows={rows}
        disabled={isDisabled}
        readOnly={isReadOnly}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={help === undefined && error === undefined ? undefined : notes}
        onChange={(event) => onChange?.(event.target.value)}
        style={{ minHeight: `calc(${rows} * 1.5em + 1.25rem + 2px)`, maxHeight: `calc(${maxRows} * 1.5em + 1.5rem)` }}
        className={styles.box({ className: `field-sizing-content resize-none py-2.5 leading-normal ${boxClassName}` })}
      />
      <FieldNotes id={notes} help={help} error={error} />
    </div>
  );
}
