import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';

interface UnsentDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a sign-out that would take with it what is on this device alone. */
export function UnsentDialog({ onStay, onLeave }: UnsentDialogProps) {
  const { t } = useTranslation('safety');
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onStay}
      title={t('plan.unsaved.title')}
      text={t('plan.unsaved.text')}
      confirmLabel={t('plan.unsaved.leave')}
      cancelLabel={t('plan.unsaved.stay')}
      isDangerous
      onConfirm={onLeave}
    />
  );
}
