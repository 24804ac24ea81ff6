import type { ReactNode } from 'react';
import { whenOpened } from '#ui/when-opened.tsx';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
}

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  isDangerous?: boolean;
  /** The confirmed action is under way: the dialog stays until the caller closes it. */
  isPending?: boolean;
  error?: string | undefined;
}

/** A modal sheet: from the bottom on a phone, in the middle elsewhere. Controlled, so that any control can open it. */
export const Dialog = whenOpened<DialogProps>(async () => (await import('#ui/loaded-dialog.tsx')).LoadedDialog);

/** Asks before something that cannot be undone. Does not close by itself: the caller closes it when it is done. */
export const ConfirmDialog = whenOpened<ConfirmDialogProps>(
  async () => (await import('#ui/loaded-dialog.tsx')).LoadedConfirmDialog,
);
