import type { ReactNode } from 'react';
import { whenOpened } from '#ui/when-opened.tsx';

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
}

/** More of the same page for a while: a list to choose from, a filter, a player. A question to answer is a Dialog. */
export const Sheet = whenOpened<SheetProps>(async () => (await import('#ui/loaded-sheet.tsx')).LoadedSheet);
