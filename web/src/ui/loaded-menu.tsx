import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { cloneElement, type JSX, useEffect, useRef, useState } from 'react';
import type { LoadedMenuProps } from '#ui/menu.tsx';
import type { NativeButtonProps } from '#ui/native-button.tsx';
import { popoverStyles } from '#ui/popover-styles.ts';
import { Pressable } from '#ui/pressable.ts';

/** The menu of `menu.tsx`, once its button was pressed; it opens as soon as the button has the focus, which it gets back. */
export function LoadedMenu({ trigger, label, header, entries, pressedBy }: LoadedMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isFirstTime, setFirstTime] = useState(true);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const list = useRef<HTMLDivElement>(null);
  const startsAtFirst = isFirstTime && pressedBy === 'keyboard';
  // Where the list was there before its entries, it has the focus that was meant for the first of them.
  useEffect(() => {
    if (!isOpen || !startsAtFirst) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === list.current) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, startsAtFirst]);
  const handleOpenChange = (opens: boolean): void => {
    setOpen(opens);
    setFirstTime(false);
  };
  const styles = popoverStyles();
  const { isDisabled = false } = trigger.props as NativeButtonProps;
  const button: JSX.Element = cloneElement(trigger, { autoFocus: true });
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={handleOpenChange}>
      <Pressable isDisabled={isDisabled}>{button}</Pressable>
      <Popover placement="bottom end" className={styles.root({ className: 'min-w-52' })}>
        {header !== undefined && <div className="max-w-72 truncate border-b border-line px-4 py-3">{header}</div>}
        <AriaMenu
          aria-label={label}
          ref={list}
          {...(startsAtFirst && { autoFocus: 'first' })}
          className={styles.list()}
        >
          {entries.map(({ id, label: name, icon, isDangerous = false, isDisabled: isOff = false, onAction }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              isDisabled={isOff}
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
