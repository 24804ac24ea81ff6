import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useLeavingTemporary } from '../use-temporary.ts';

/** Says, once, that what was temporary will be gone. */
export function LeaveTemporaryDialog({ hasSpoken }: { hasSpoken: boolean }) {
  const { t } = useTranslation('chat');
  const { isAsked, stay, leave } = useLeavingTemporary(hasSpoken);
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={t('temporary.leavingTitle')}
      text={t('temporary.leavingText')}
      confirmLabel={t('temporary.leavingConfirm')}
      cancelLabel={t('temporary.leavingCancel')}
      onConfirm={leave}
    />
  );
}
