import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { useAge } from '#features/account/age/use-age.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Lets through whoever is known to be an adult; everybody else is told why not. */
export function AdultsOnly({ children }: { children: ReactNode }) {
  const { status } = useAccount();
  return status === 'signed_in' ? <ForAdults>{children}</ForAdults> : <Refusal reason="unknown" />;
}

function ForAdults({ children }: { children: ReactNode }) {
  const { data: age, isPending } = useAge();
  if (isPending) return <Spinner className="m-auto size-8" />;
  if (age?.isMinor === false) return children;
  return <Refusal reason={age === undefined || age.state === 'unknown' ? 'unknown' : 'minor'} />;
}

function Refusal({ reason }: { reason: 'minor' | 'unknown' }) {
  const { t } = useTranslation('mindfulness');
  return (
    <div className="m-auto">
      <h1 className="sr-only">{t('breathing.pattern.wimHof.name')}</h1>
      <EmptyState
        title={t(`breathing.adults.${reason}.title`)}
        text={t(`breathing.adults.${reason}.text`)}
        action={<ButtonLink to="/mindfulness">{t('breathing.adults.back')}</ButtonLink>}
      />
    </div>
  );
}
