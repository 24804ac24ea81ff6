import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import { fieldStyles } from '#ui/field-styles.ts';
import { CheckIcon, DownIcon } from '#ui/icons.tsx';
import { popoverStyles } from '#ui/popover-styles.ts';

export interface SelectOption<T extends string> {
  id: T;
  label: string;
}

export interface SelectProps<T extends string> {
  label: string;
  options: readonly SelectOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  placeholder?: string;
  error?: string | undefined;
  isDisabled?: boolean;
  name?: string;
  className?: string | undefined;
}

/** One choice out of a list that opens. */
export function Select<T extends string>({ label, options, error, onChange, className, ...props }: SelectProps<T>) {
  const styles = fieldStyles();
  return (
    <AriaSelect
      {...props}
      isInvalid={error !== undefined}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option) onChange(option.id);
      }}
      className={styles.root({ className })}
    >
      <Label className={styles.label()}>{label}</Label>
      <Button
        className={styles.box({ className: 'flex h-12 cursor-pointer items-center justify-between gap-2 text-start' })}
      >
        <SelectValue className="truncate data-placeholder:text-muted" />
        <DownIcon className="size-5 shrink-0 text-muted" />
      </Button>
      <FieldError className={styles.error()}>{error}</FieldError>
      <Popover className={popoverStyles({ className: 'min-w-(--trigger-width)' })}>
        <ListBox items={options} className="max-h-80 overflow-auto p-1.5 outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-focused:bg-soft"
            >
              <span className="flex-1">{option.label}</span>
              <CheckIcon className="size-5 opacity-0 group-data-selected:opacity-100" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
