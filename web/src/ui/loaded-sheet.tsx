import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { overlayStyles } from '#ui/overlay-styles.ts';
import type { SheetProps } from '#ui/sheet.tsx';

const { scrim, panel, body } = overlayStyles({ place: 'side' });

/** The sheet of `sheet.tsx`, once it is opened. */
export function LoadedSheet({ isOpen, onOpenChange, title, closeLabel, children }: SheetProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={scrim()}>
      <Modal className={panel()}>
        <AriaDialog className={body({ className: 'gap-5 pt-3 sm:pt-6' })}>
          <span aria-hidden="true" className="mx-auto h-1 w-10 rounded-full bg-line sm:hidden" />
          <div className="sticky top-0 z-10 -mx-6 flex items-center justify-between gap-4 bg-raised px-6">
            <Heading slot="title" className="font-display text-2xl">
              {title}
            </Heading>
            <IconButton label={closeLabel} variant="muted" className="-me-2" onPress={() => onOpenChange(false)}>
              <CloseIcon />
            </IconButton>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
