import { cloneElement, type JSX, type MouseEvent, type ReactNode, useState } from 'react';
import { whenOpened } from '#ui/when-opened.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onAction: () => void;
}

/** Whoever presses by the keyboard goes on from the first entry. */
export type Press = 'pointer' | 'keyboard';

export function readPress({ detail }: MouseEvent): Press {
  return detail === 0 ? 'keyboard' : 'pointer';
}

export interface MenuProps {
  /** The button that opens it: a Button or an IconButton. */
  trigger: JSX.Element;
  /** The accessible name of the list. */
  label: string;
  /** Stands above the actions, for example whose they are. */
  header?: ReactNode;
  entries: readonly MenuEntry[];
  /** How it was pressed before it was there, so that it opens at once. */
  pressedBy?: Press | undefined;
}

/** Until the menu is there, `isOpen` says that its button was pressed; from then on it opens and closes by itself. */
export interface LoadedMenuProps extends Omit<MenuProps, 'pressedBy'> {
  pressedBy: Press;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  fallback?: ReactNode;
}

const LoadedMenu = whenOpened<LoadedMenuProps>(async () => (await import('#ui/loaded-menu.tsx')).LoadedMenu);

/** A list of actions that opens from a button. */
export function Menu({ pressedBy, ...props }: MenuProps) {
  const [press, setPress] = useState(pressedBy);
  const button = cloneElement(props.trigger, {
    'aria-haspopup': true,
    'aria-expanded': false,
    onClick: (event: MouseEvent) => setPress(readPress(event)),
  });
  if (!press) return button;
  return <LoadedMenu {...props} pressedBy={press} isOpen onOpenChange={() => setPress(undefined)} fallback={button} />;
}
