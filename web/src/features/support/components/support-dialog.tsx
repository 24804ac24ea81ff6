import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { SupportDesk, type SupportDeskProps } from './support-desk.tsx';

export interface SupportDialogProps extends Pick<SupportDeskProps, 'renderHelp'> {
  onClose: () => void;
}

/** Support without leaving the screen that the question is about. */
export function SupportDialog({ renderHelp, onClose }: SupportDialogProps) {
  const { t } = useTranslation('support');
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')} closeLabel={t('close')}>
      <SupportDesk renderHelp={renderHelp} onClose={onClose} />
    </Dialog>
  );
}
