import {
  Button,
  ComboBox as AriaComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { fieldStyles } from '#ui/field-styles.ts';
import { CheckIcon, DownIcon } from '#ui/icons.tsx';
import { popoverStyles } from '#ui/popover-styles.ts';

export interface ComboBoxOption<T extends string> {
  id: T;
  label: string;
}

export interface ComboBoxProps<T extends string> {
  label: string;
  options: readonly ComboBoxOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  placeholder?: string;
  /** Stands in the list when nothing fits what was written. */
  emptyText: string;
  help?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean;
  name?: string;
  className?: string | undefined;
}

/** One choice out of a list too long to read: what is written narrows it, whatever its accents. */
export function ComboBox<T extends string>(props: ComboBoxProps<T>) {
  const { label, options, value, onChange, placeholder, emptyText, help, error, className, ...rest } = props;
  const field = fieldStyles();
  const popover = popoverStyles();
  return (
    <AriaComboBox
      validationBehavior="aria"
      {...rest}
      defaultItems={options}
      value={value}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option) onChange(option.id);
      }}
      isInvalid={error !== undefined}
      allowsEmptyCollection
      className={field.root({ className })}
    >
      <Label className={field.label()}>{label}</Label>
      <div className="relative">
        <Input {...(placeholder !== undefined && { placeholder })} className={field.box({ className: 'h-12 pe-13' })} />
        <Button className="absolute inset-y-0 end-0.5 grid w-touch cursor-pointer touch-manipulation place-items-center rounded-full text-muted">
          <DownIcon className="size-4.5" />
        </Button>
      </div>
      {help !== undefined && error === undefined && (
        <Text slot="description" className={field.help()}>
          {help}
        </Text>
      )}
      <FieldError className={field.error()}>{error}</FieldError>
      <Popover className={popover.root({ className: 'w-(--trigger-width)' })}>
        <ListBox
          className={popover.list()}
          renderEmptyState={() => <span className={popover.empty({ className: 'block' })}>{emptyText}</span>}
        >
          {({ id, label: name }: ComboBoxOption<T>) => (
            <ListBoxItem id={id} textValue={name} className={popover.item()}>
              <span className="min-w-0 flex-1">{name}</span>
              <CheckIcon className="invisible size-4.5 shrink-0 group-data-selected:visible" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
