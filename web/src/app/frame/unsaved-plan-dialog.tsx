import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';

interface UnsavedPlanDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a sign-out that would take the last words of a plan with it. */
export function UnsavedPlanDialog({ onStay, onLeave }: UnsavedPlanDialogProps) {
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
