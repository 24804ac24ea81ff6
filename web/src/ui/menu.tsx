import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';

import { type JSX, type ReactNode, useEffect, useState } from 'react';
import type { NativeButtonProps } from '#ui/native-button.tsx';
import { Pressable } from '#ui/pressable.ts';
import { popoverStyles } from '#ui/popover-styles.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onAction: () => void;
}

export interface MenuProps {
  /** The button that opens it: a Button or an IconButton. */
  trigger: JSX.Element;
  /** The accessible name of the list. */
  label: string;
  /** Stands above the actions, for example whose they are. */
  header?: ReactNode;
  entries: readonly MenuEntry[];
  /** Whoever pressed did so before it was there. */
  opensAtOnce?: boolean;
}

/** A list of actions that opens from a button. */
export function Menu({ trigger, label, header, entries, opensAtOnce = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  // Only once the button is there, which has the focus and gets it back.
  useEffect(() => setOpen(opensAtOnce), [opensAtOnce]);
  const styles = popoverStyles();
  const { isDisabled = false } = trigger.props as NativeButtonProps;
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Pressable isDisabled={isDisabled}>{trigger}</Pressable>
      <Popover placement="bottom end" className={styles.root({ className: 'min-w-52' })}>
        {header !== undefined && <div className="max-w-72 truncate border-b border-line px-4 py-3">{header}</div>}
        <AriaMenu aria-label={label} className={styles.list()}>
          {entries.map(({ id, label: name, icon, isDangerous = false, isDisabled = false, onAction }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              isDisabled={isDisabled}
              onAction={onAction}
              className={styles.item({
                className: isDangerous ? 'text-danger data-focused:bg-danger-soft data-focused:text-danger' : '',
              })}
            >
              {icon !== undefined && <span className="grid size-6 place-items-center">{icon}</span>}
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
