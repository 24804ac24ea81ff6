import {
  FieldError,
  Input,
  Label,
  Text,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import type { ReactNode, Ref } from 'react';
import { fieldStyles } from '#ui/field-styles.ts';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  label: string;
  help?: string | undefined;
  /** Shown under the field, and announced; its presence marks the field as invalid. */
  error?: string | undefined;
  /** Stands at the end of the box, for example a button that shows a password. */
  trailing?: ReactNode | undefined;
  autoCapitalize?: 'none' | 'words' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with its label, help and error. */
export function TextField({ label, help, error, trailing, autoCapitalize, className, ref, ...props }: TextFieldProps) {
  const styles = fieldStyles();
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={error !== undefined}
      className={styles.root({ className })}
    >
      <Label className={styles.label()}>{label}</Label>
      <div className="relative">
        <Input
          ref={ref}
          autoCapitalize={autoCapitalize}
          className={styles.box({ className: trailing ? 'h-12 pe-13' : 'h-12' })}
        />
        {trailing && <div className="absolute inset-y-0 end-0.5 grid place-items-center">{trailing}</div>}
      </div>
      {help !== undefined && error === undefined && (
        <Text slot="description" className={styles.help()}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error()}>{error}</FieldError>
    </AriaTextField>
  );
}
