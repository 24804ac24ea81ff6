import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { CheckIcon, CloudIcon, DeviceIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { PlanState } from '../plan-store.ts';

/** Says where the plan is, for as long as it is there. */
export function PlanKeeping({ state: { safety, error } }: { state: PlanState }) {
  const { t } = useTranslation('safety-plan');
  const errorMessage = useErrorMessage();
  if (safety === 'page') return <Banner tone="danger">{t('keeping.page')}</Banner>;
  const KeepingIcon = { device: DeviceIcon, saving: CloudIcon, saved: CheckIcon, waiting: CloudIcon }[safety];
  return (
    <div className="flex gap-2.5 text-sm text-muted">
      <KeepingIcon className="mt-px size-5 shrink-0" />
      <div>
        {/* Every pause in writing saves; only what is out of the ordinary is announced. */}
        <p aria-live={safety === 'waiting' ? 'polite' : 'off'}>
          {t(`keeping.${safety}`)}
          {error && <> {errorMessage(error)}</>}
        </p>
        {safety === 'device' && (
          <Link to="/login?next=/help/plan" className="inline-flex min-h-touch items-center">
            {t('keeping.signIn')}
          </Link>
        )}
      </div>
    </div>
  );
}
