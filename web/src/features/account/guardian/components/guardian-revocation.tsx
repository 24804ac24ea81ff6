import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';
import { useGuardianDecision } from '#features/account/guardian/use-guardian.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';

interface GuardianRevocationProps {
  token: string;
  firstName: string | null;
  onDone: (outcome: 'revoked' | 'erased') => void;
}

/** What a guardian can do about a permission they gave. Neither is done by one press alone. */
export function GuardianRevocation({ token, firstName, onDone }: GuardianRevocationProps) {
  const { t } = useTranslation('account-age');
  const errorMessage = useErrorMessage();
  const { revoking } = useGuardianDecision();
  const [asked, setAsked] = useState<'revoke' | 'erase' | null>(null);
  const kind = asked ?? 'revoke';
  const isAccountErased = kind === 'erase';
  return (
    <>
      <StepHeading
        heading={firstName === null ? t('revoke.heading') : t('revoke.headingNamed', { name: firstName })}
        text={t('revoke.text')}
      />
      <div className="flex flex-col gap-3">
        <Button isFullWidth onPress={() => setAsked('revoke')}>
          {t('revoke.action')}
        </Button>
        <Button variant="outline" isFullWidth onPress={() => setAsked('erase')}>
          {t('erase.action')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(`${kind}.sure`)}
        text={t(`${kind}.sureText`)}
        confirmLabel={t(`${kind}.action`)}
        cancelLabel={t('back')}
        isDangerous={isAccountErased}
        isPending={revoking.isPending}
        error={revoking.isError ? errorMessage(revoking.error) : undefined}
        onConfirm={() =>
          revoking.mutate(
            { token, isAccountErased },
            { onSuccess: () => onDone(isAccountErased ? 'erased' : 'revoked') },
          )
        }
      />
    </>
  );
}
