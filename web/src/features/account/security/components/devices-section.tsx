import type { SignIn } from '@alento/domain/account/security-schema.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { useDates } from '#lib/use-dates.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DeviceIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.tsx';
import { describeDevice } from '../describe-device.ts';
import { useSignOutOthers } from '../use-security.ts';
import { SecuritySection } from './security-section.tsx';

/** Devices with a session, and a way to sign out the others. */
export function DevicesSection({ signIns }: { signIns: readonly SignIn[] }) {
  const { t } = useTranslation('account-security');
  const errorMessage = useErrorMessage();
  const leaving = useSignOutOthers();
  const list = useRef<HTMLUListElement>(null);
  const ordered = signIns.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const hasOthers = signIns.some(({ isCurrent }) => !isCurrent);

  function handleDone(): void {
    showToast({ text: t('devices.done') });
    // The button has gone with the other devices.
    list.current?.focus();
  }

  return (
    <SecuritySection title={t('devices.title')} text={t('devices.text')}>
      <ul ref={list} tabIndex={-1} className="w-full divide-y divide-line outline-none">
        {ordered.map((signIn) => (
          <DeviceItem key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      {leaving.isError && (
        <Banner tone="danger" className="w-full">
          {errorMessage(leaving.error)}
        </Banner>
      )}
      {hasOthers && (
        <Button
          variant="outline"
          isPending={leaving.isPending}
          onPress={() => leaving.mutate(undefined, { onSuccess: handleDone })}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </SecuritySection>
  );
}

function DeviceItem({ signIn: { isCurrent, userAgent, usedAt } }: { signIn: SignIn }) {
  const { t } = useTranslation('account-security');
  const dates = useDates();
  const device = describeDevice(userAgent);
  const { browser, system } = device;
  const name = [browser, system].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <DeviceIcon className="size-6 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="wrap-anywhere">{name || t('devices.unknown')}</p>
        <p className={`text-sm ${isCurrent ? 'font-medium text-positive' : 'text-muted'}`}>
          {isCurrent ? t('devices.current') : t('devices.used', { when: dates.relative(usedAt) })}
        </p>
      </div>
    </li>
  );
}
