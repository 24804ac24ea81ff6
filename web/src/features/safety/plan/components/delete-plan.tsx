import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import type { PlanStore } from '../plan-store.ts';

/** Deletes the whole plan, once the person has said so twice. */
export function DeletePlan({ store, isOfAccount }: { store: PlanStore; isOfAccount: boolean }) {
  const { t } = useTranslation('safety-plan');
  const errorMessage = useErrorMessage();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function handleConfirm(): Promise<void> {
    setPending(true);
    setError(null);
    try {
      await store.remove();
      setAsking(false);
    } catch (caught) {
      setError(caught);
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button variant="dangerQuiet" size="small" className="-ms-4" onPress={() => setAsking(true)}>
        {t('delete.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('delete.title')}
        text={t(isOfAccount ? 'delete.ofAccount' : 'delete.ofDevice')}
        confirmLabel={t('delete.action')}
        cancelLabel={t('delete.cancel')}
        isDangerous
        isPending={isPending}
        error={error === null ? undefined : errorMessage(error)}
        onConfirm={() => void handleConfirm()}
      />
    </>
  );
}
