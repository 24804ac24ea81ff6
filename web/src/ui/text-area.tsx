import {
  FieldError,
  Label,
  Text,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import type { KeyboardEventHandler, Ref } from 'react';
import { fieldStyles } from '#ui/field-styles.ts';

export interface TextAreaProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'onKeyDown'> {
  label: string;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  placeholder?: string;
  rows?: number;
  /** Grows with its text up to this many lines. */
  maxRows?: number;
  className?: string | undefined;
  /** Classes for the box itself, for example to take its border away inside a composer. */
  boxClassName?: string;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text; the box grows with what is written. */
export function TextArea({
  label,
  isLabelHidden = false,
  help,
  error,
  placeholder,
  rows = 3,
  maxRows = 8,
  className,
  boxClassName = '',
  onKeyDown,
  ref,
  ...props
}: TextAreaProps) {
  const styles = fieldStyles();
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      isInvalid={error !== undefined}
      className={styles.root({ className })}
    >
      {!isLabelHidden && <Label className={styles.label()}>{label}</Label>}
      <AriaTextArea
        ref={ref}

        dir="auto"
        rows={rows}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
        style={{ minHeight: `calc(${rows} * 1.5em + 1.25rem + 2px)`, maxHeight: `calc(${maxRows} * 1.5em + 1.5rem)` }}
        className={styles.box({ className: `field-sizing-content resize-none py-2.5 leading-normal ${boxClassName}` })}
      />
      {help !== undefined && error === undefined && (
        <Text slot="description" className={styles.help()}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error()}>{error}</FieldError>
    </AriaTextField>
  );
}
