import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CopyIcon, EditIcon, TrashIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Slider } from '#ui/slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { GallerySection, Specimen } from './specimen.tsx';
import type { GalleryWords } from './words.ts';

type Overlay = 'dialog' | 'confirm' | 'sheet';

const nothing = () => undefined;

export function OverlaysSection({ words }: { words: GalleryWords }) {
  const { overlays, choices, buttons, fields, sections } = words;
  const [open, setOpen] = useState<Overlay | null>(null);
  const [volume, setVolume] = useState(40);
  const stateOf = (overlay: Overlay) => ({
    isOpen: open === overlay,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? overlay : null),
  });
  return (
    <GallerySection title={sections.overlays}>
      <Specimen>
        <Button variant="secondary" onPress={() => setOpen('dialog')}>
          {overlays.dialog}
        </Button>
        <Button variant="secondary" onPress={() => setOpen('confirm')}>
          {overlays.confirm}
        </Button>
        <Button variant="secondary" onPress={() => setOpen('sheet')}>
          {overlays.sheet}
        </Button>
        <Menu
          label={overlays.menu}
          trigger={<Button variant="secondary">{overlays.menu}</Button>}
          entries={[
            { id: 'rename', label: overlays.rename, icon: <EditIcon />, onAction: nothing },
            { id: 'export', label: overlays.export, icon: <CopyIcon />, isDisabled: true, onAction: nothing },
            { id: 'remove', label: overlays.remove, icon: <TrashIcon />, isDangerous: true, onAction: nothing },
          ]}
        />
        <Button
          variant="secondary"
          onPress={() => showToast({ text: overlays.toastText, action: { label: overlays.undo, onAction: nothing } })}
        >
          {overlays.toast}
        </Button>
        <Tooltip
          text={overlays.tooltip}
          trigger={
            <IconButton label={buttons.copy} variant="soft">
              <CopyIcon />
            </IconButton>
          }
        />
      </Specimen>
      <Dialog {...stateOf('dialog')} title={overlays.dialogTitle} closeLabel={overlays.close}>
        <p className="text-muted">{overlays.dialogText}</p>
        <TextArea label={fields.note} isLabelHidden placeholder={fields.notePlaceholder} />
        <Button isFullWidth onPress={() => setOpen(null)}>
          {buttons.send}
        </Button>
      </Dialog>
      <ConfirmDialog
        {...stateOf('confirm')}
        title={overlays.confirmTitle}
        text={overlays.confirmText}
        confirmLabel={buttons.dangerQuiet}
        cancelLabel={overlays.cancel}
        onConfirm={() => setOpen(null)}
        isDangerous
      />
      <Sheet {...stateOf('sheet')} title={overlays.sheetTitle} closeLabel={overlays.close}>
        <Slider label={choices.volume} value={volume} onChange={setVolume} />
        <Switch defaultSelected description={choices.soundText}>
          {choices.sound}
        </Switch>
      </Sheet>
    </GallerySection>
  );
}
