import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { overlayStyles } from '#ui/overlay-styles.ts';

const { scrim, panel, body } = overlayStyles({ place: 'side' });

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
}

/** More of the same page for a while: a list to choose from, a filter, a player. A question to answer is a Dialog. */
export function Sheet({ isOpen, onOpenChange, title, closeLabel, children }: SheetProps) {
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
