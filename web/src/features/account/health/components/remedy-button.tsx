import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { getOffering, subscribeToOfferings } from '#platform/service-worker/offering.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { showToast } from '#ui/toast.tsx';
import type { Remedy } from '../list-findings.ts';
import { useRepairProfile } from '../use-check.ts';

/** The immediate remedy for a finding. */
export function RemedyButton({ remedy }: { remedy: Remedy }) {
  const { t } = useTranslation('account-health');
  switch (remedy) {
    case 'signIn':
      return (
        <ButtonLink size="small" to="/login?next=%2Fuser-checker">
          {t('actions.signIn')}
        </ButtonLink>
      );
    case 'open':
      return (
        <ButtonLink size="small" variant="outline" to="/new-session">
          {t('actions.open')}
        </ButtonLink>
      );
    case 'readTerms':
      return (
        <ButtonLink size="small" variant="outline" to="/privacy-policy#your-agreement">
          {t('actions.readTerms')}
        </ButtonLink>
      );
    case 'repair':
      return <RepairButton />;
    case 'update':
      return <UpdateButton />;
  }
}

function RepairButton() {
  const { t } = useTranslation('account-health');
  const errorMessage = useErrorMessage();
  const { mutate, isPending, error } = useRepairProfile();
  const repair = () => mutate(undefined, { onSuccess: () => showToast({ text: t('repaired') }) });
  return (
    <>
      <Button size="small" onPress={repair} isPending={isPending}>
        {t('actions.repair')}
      </Button>
      {error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {errorMessage(error)}
        </p>
      )}
    </>
  );
}

function UpdateButton() {
  const { t } = useTranslation('account-health');
  const offering = useSyncExternalStore(subscribeToOfferings, getOffering, getOffering);
  if (offering.kind !== 'update') return null;
  return (
    <Button size="small" onPress={offering.take}>
      {t('actions.update')}
    </Button>
  );
}
