import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useDeleteSession } from '../use-change-sessions.ts';

export interface DeleteSessionDialogProps {
  /** The session to delete; null while nothing is asked. */
  sessionId: string | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a conversation is gone for ever. */
export function DeleteSessionDialog({ sessionId, onClose, onDeleted }: DeleteSessionDialogProps) {
  const { t } = useTranslation('chat');
  const errorMessage = useErrorMessage();
  const deletion = useDeleteSession();

  const close = (): void => {
    deletion.reset();
    onClose();
  };
  const handleConfirm = (): void => {
    if (sessionId === null) return;
    deletion.mutate(sessionId, {
      onSuccess: () => {
        showToast({ text: t('deleting.done') });
        close();
        onDeleted?.();
      },
    });
  };

  return (
    <ConfirmDialog
      isOpen={sessionId !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('deleting.title')}
      text={t('deleting.text')}
      confirmLabel={t('deleting.confirm')}
      cancelLabel={t('deleting.cancel')}
      isDangerous
      isPending={deletion.isPending}
      error={deletion.isError ? errorMessage(deletion.error) : undefined}
      onConfirm={handleConfirm}
    />
  );
}
