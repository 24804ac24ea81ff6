import { CheckboxButton, CheckboxField, type CheckboxFieldProps, FieldError } from 'react-aria-components/Checkbox';
import type { ReactNode } from 'react';
import { fieldStyles } from '#ui/field-styles.ts';
import { CheckIcon } from '#ui/icons.tsx';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  error?: string | undefined;
}

/** Agreement to one thing. */
export function Checkbox({ children, error, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...props}
      isInvalid={error !== undefined}
      className={fieldStyles().root()}
    >
      <CheckboxButton className="group flex min-h-touch cursor-pointer data-disabled:cursor-default data-disabled:opacity-55 touch-manipulation items-center gap-3 text-sm">
        <span
          aria-hidden="true"
          className="grid size-6 shrink-0 place-items-center rounded-sm border border-control bg-raised outline-offset-2 transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-focus group-data-selected:border-primary group-data-selected:bg-primary group-data-selected:text-on-primary group-data-invalid:border-danger forced-colors:group-data-selected:text-[Highlight]"
        >
          <CheckIcon className="invisible size-4.5 group-data-selected:visible" strokeWidth={2.5} />
        </span>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </CheckboxButton>
      <FieldError className={fieldStyles().error()}>{error}</FieldError>
    </CheckboxField>
  );
}
