import { describeLanguage } from '@alento/locales/languages.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofForm } from '#features/account/reauthentication/components/proof-form.tsx';
import { requiresReauthentication } from '#features/account/reauthentication/use-reauthenticate.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonStyles } from '#ui/button-styles.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Enrollment } from '../../security/data.ts';
import { useEnrollment, useVerifyEnrollment } from '../../security/use-security.ts';
import { AppCodeForm } from './app-code-form.tsx';
import { CopyButton } from './copy-button.tsx';
import { GroupedCode } from './grouped-code.tsx';

/** Leads through the app: have one, show it the picture, type what it shows. */
export function EnrollmentSteps({ onOn }: { onOn: () => void }) {
  const { t } = useTranslation(['account-security', 'common']);
  const errorMessage = useErrorMessage();
  const { data, error, refetch, isRefetching } = useEnrollment();
  const finishing = useVerifyEnrollment();
  if (requiresReauthentication(error)) return <ProofForm onProved={() => void refetch()} />;
  if (error) {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="small" variant="outline" onPress={() => void refetch()} isPending={isRefetching}>
            {t('common:retry')}
          </Button>
        }
      >
        {errorMessage(error)}
      </Banner>
    );
  }
  return (
    <ol className="flex max-w-md flex-col gap-8">
      <Step number={1} title={t('enroll.appTitle')}>
        <p className="text-muted">{t('enroll.app')}</p>
      </Step>
      <Step number={2} title={t('enroll.scanTitle')}>
        {data ? <Picture enrollment={data} /> : <Skeleton className="size-56 rounded-lg" />}
      </Step>
      <Step number={3} title={t('enroll.codeTitle')}>
        <AppCodeForm
          action={t('enroll.action')}
          isPending={finishing.isPending}
          error={finishing.error}
          onCode={(code) => data && finishing.mutate({ factorId: data.factorId, code }, { onSuccess: onOn })}
        />
      </Step>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const { i18n } = useTranslation();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-soft font-medium text-on-soft"
      >
        {number.toLocaleString(locale)}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h2 className="pt-0.5 text-lg font-medium">{title}</h2>
        {children}
      </div>
    </li>
  );
}

function Picture({ enrollment: { qrCode, secret, uri } }: { enrollment: Enrollment }) {
  const { t } = useTranslation('account-security');
  return (
    <>
      <p className="text-muted">{t('enroll.scan')}</p>
      <img src={qrCode} alt={t('enroll.picture')} className="size-56 rounded-lg border border-line bg-paper p-3" />
      <a href={uri} className={buttonStyles({ variant: 'outline' })}>
        {t('enroll.open')}
      </a>
      <p className="text-muted">{t('enroll.byHand')}</p>
      <GroupedCode code={secret} label={t('enroll.secret')} />
      <CopyButton text={secret} label={t('enroll.copy')} />
    </>
  );
}
