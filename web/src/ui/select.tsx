import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import { fieldStyles } from '#ui/field-styles.ts';
import { CheckIcon, DownIcon } from '#ui/icons.tsx';
import { popoverStyles } from '#ui/popover-styles.ts';

export interface SelectOption<T extends string> {
  id: T;
  label: string;
  description?: string;
}

export interface SelectProps<T extends string> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly SelectOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  onBlur?: () => void;
  /** Stands in the box until something is chosen. */
  placeholder: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Marks the box as wrong while the error stands elsewhere. */
  isInvalid?: boolean;
  /** For several in one line. */
  isCompact?: boolean;
  isDisabled?: boolean;
  name?: string;
  autoComplete?: string;
  className?: string | undefined;
}

/** One choice out of a list that opens. For up to five choices, cards or chips show them all at once. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, isLabelHidden = false, options, value, onChange, help, error, isInvalid, ...others } = props;
  const { isCompact = false, className, ...rest } = others;
  const field = fieldStyles();
  const popover = popoverStyles();
  return (
    <AriaSelect
      validationBehavior="aria"
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      value={value}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option) onChange(option.id);
      }}
      isInvalid={isInvalid ?? error !== undefined}
      className={field.root({ className: `group/select min-w-0 ${className ?? ''}` })}
    >
      {!isLabelHidden && <Label className={field.label()}>{label}</Label>}
      <Button
        className={field.box({
          className: `flex min-h-12 cursor-pointer touch-manipulation items-center justify-between py-2 text-start group-data-invalid/select:border-danger ${isCompact ? 'gap-1 ps-3! pe-2!' : 'gap-2'}`,
        })}
      >
        <SelectValue<SelectOption<T>> className="min-w-0 truncate data-placeholder:text-muted">
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <DownIcon className="size-4.5 shrink-0 text-muted" />
      </Button>
      {help !== undefined && error === undefined && (
        <Text slot="description" className={field.help()}>
          {help}
        </Text>
      )}
      <FieldError className={field.error()}>{error}</FieldError>
      <Popover className={popover.root({ className: 'min-w-(--trigger-width)' })}>
        <ListBox items={options} className={popover.list()}>
          {({ id, label: name, description }: SelectOption<T>) => (
            <ListBoxItem id={id} textValue={name} className={popover.item()}>
              <span className="min-w-0 flex-1">
                <span className="block">{name}</span>
                {description !== undefined && <span className="block text-sm text-muted">{description}</span>}
              </span>
              <CheckIcon className="invisible size-4.5 shrink-0 group-data-selected:visible" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
