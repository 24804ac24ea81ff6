import { cloneElement, type JSX, type ReactNode, useState } from 'react';
import { whenOpened } from '#ui/when-opened.tsx';

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

/** Until the menu is there, `isOpen` says that its button was pressed; from then on it opens and closes by itself. */
export interface LoadedMenuProps extends Omit<MenuProps, 'opensAtOnce'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  fallback?: ReactNode;
}

const LoadedMenu = whenOpened<LoadedMenuProps>(async () => (await import('#ui/loaded-menu.tsx')).LoadedMenu);

/** A list of actions that opens from a button. */
export function Menu({ opensAtOnce = false, ...props }: MenuProps) {
  const [isWanted, setWanted] = useState(opensAtOnce);
  const button = cloneElement(props.trigger, {
    'aria-haspopup': true,
    'aria-expanded': false,
    onPress: () => setWanted(true),
  });
  if (!isWanted) return button;
  return <LoadedMenu {...props} isOpen onOpenChange={setWanted} fallback={button} />;
}
