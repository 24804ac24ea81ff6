import type { ConsentWithdrawal } from '@alento/domain/memory/schema.ts';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { useConsent } from '../use-memories.ts';

export interface WithdrawDialogProps {
  isOpen: boolean;
  onClose: () => void;
  withdrawing: ReturnType<typeof useConsent>['withdrawing'];
}

/** Asks what becomes of what is remembered when memory is switched off. */
export function WithdrawDialog({ isOpen, onClose, withdrawing }: WithdrawDialogProps) {
  const { t } = useTranslation(['memory', 'common']);
  const errorMessage = useErrorMessage();
  const { isPending, variables, error } = withdrawing;
  const withdraw = (memories: ConsentWithdrawal['memories']): void =>
    withdrawing.mutate(memories, { onSuccess: onClose });

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('withdraw.title')}
      closeLabel={t('common:close')}
    >
      <p className="text-muted">{t('withdraw.text')}</p>
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
      <div className="flex flex-col gap-2">
        <Button variant="secondary" isPending={isPending && variables === 'keep'} onPress={() => withdraw('keep')}>
          {t('withdraw.keep')}
        </Button>
        <Button variant="danger" isPending={isPending && variables === 'delete'} onPress={() => withdraw('delete')}>
          {t('withdraw.delete')}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {t('withdraw.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
