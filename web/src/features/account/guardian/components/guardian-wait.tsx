import type { GuardianRequest } from '@alento/domain/account/age-schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuardianForm } from '#features/account/guardian/components/guardian-form.tsx';
import { StepHeading } from '#features/account/forms/components/step-heading.tsx';
import { useAge } from '#features/account/age/use-age.ts';
import { useDates } from '#lib/use-dates.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

/** A minor's way to a guardian's permission: whom to ask, and then what became of it. */
export function GuardianWait({ request }: { request: GuardianRequest | null }) {
  const { t } = useTranslation('account-age');
  if (request?.status === 'asked') return <Waiting request={request} />;
  return (
    <>
      <StepHeading heading={t('guardian.heading')} text={t('guardian.text')} />
      {request !== null && request.status !== 'confirmed' && (
        <Banner tone="notice" className="mb-6">
          {t(`guardian.ended.${request.status}`)}
        </Banner>
      )}
      <GuardianForm />
      <p className="mt-5 text-sm text-muted">{t('guardian.sees')}</p>
    </>
  );
}

function Waiting({ request }: { request: GuardianRequest }) {
  const { t } = useTranslation('account-age');
  const dates = useDates();
  const age = useAge();
  const [isAskingAgain, setAskingAgain] = useState(false);
  return (
    <>
      <StepHeading heading={t('waiting.heading')} text={t('waiting.text')} />
      <dl className="mb-6 flex flex-col gap-3 rounded-lg border border-line bg-surface px-5 py-4">
        <div>
          <dt className="text-sm text-muted">{t('waiting.to')}</dt>
          <dd className="font-semibold wrap-anywhere">
            <bdi>{request.address}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('waiting.until')}</dt>
          <dd className="font-semibold">{dates.calendarDay(request.expiresAt)}</dd>
        </div>
      </dl>
      <div className="flex flex-col gap-2">
        <Button size="large" isFullWidth isPending={age.isFetching} onPress={() => void age.refetch()}>
          {t('waiting.check')}
        </Button>
        {!isAskingAgain && (
          <Button variant="quiet" isFullWidth onPress={() => setAskingAgain(true)}>
            {t('waiting.again')}
          </Button>
        )}
      </div>
      {isAskingAgain && (
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="mb-1 font-display text-2xl">{t('waiting.again')}</h2>
          <p className="mb-5 text-sm text-muted">{t('waiting.againText')}</p>
          <GuardianForm onAsked={() => setAskingAgain(false)} />
        </section>
      )}
      <p className="mt-6 text-sm text-muted">{t('waiting.meanwhile')}</p>
    </>
  );
}
