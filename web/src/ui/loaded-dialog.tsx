import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#ui/button.tsx';
import type { ConfirmDialogProps, DialogProps } from '#ui/dialog.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { overlayStyles } from '#ui/overlay-styles.ts';

const { scrim, panel, body } = overlayStyles();

/** The dialog of `dialog.tsx`, once it is opened. */
export function LoadedDialog({ isOpen, onOpenChange, title, closeLabel, children }: DialogProps) {
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

/** The question of `dialog.tsx`, once it is asked. */
export function LoadedConfirmDialog(props: ConfirmDialogProps) {
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
