import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { overlayStyles } from '#ui/overlay-styles.ts';

const { scrim, panel, body } = overlayStyles();

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
}

/** A modal sheet: from the bottom on a phone, in the middle elsewhere. Controlled, so that any control can open it. */
export function Dialog({ isOpen, onOpenChange, title, closeLabel, children }: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={scrim()}>
      <Modal className={panel()}>
        <AriaDialog className={body()}>
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className="font-display text-2xl">
              {title}
            </Heading>
            <IconButton label={closeLabel} variant="muted" className="-me-2 -mt-2" onPress={() => onOpenChange(false)}>
              <CloseIcon />
            </IconButton>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
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

/** Asks before something that cannot be undone. Does not close by itself: the caller closes it when it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, text, confirmLabel, cancelLabel, onConfirm } = props;
  const { isDangerous = false, isPending = false, error } = props;
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={scrim()}>
      <Modal className={panel()}>
        <AriaDialog role="alertdialog" className={body({ className: 'gap-3' })}>
          <Heading slot="title" className="font-display text-2xl">
            {title}
          </Heading>
          <div className="text-muted">{text}</div>
          {error !== undefined && (
            <p role="alert" className="font-medium text-danger">
              {error}
            </p>
          )}
          <div className="mt-3 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="quiet" onPress={() => onOpenChange(false)} isDisabled={isPending} autoFocus>
              {cancelLabel}
            </Button>
            <Button variant={isDangerous ? 'danger' : 'primary'} onPress={onConfirm} isPending={isPending}>
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
