import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { Lighthouse } from '#ui/illustrations/lighthouse.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';

/** After the account is closed, until a day or for good: short, and without a reproach. */
export function FarewellScreen({ until }: { until: string | null }) {
  const { t } = useTranslation(['account', 'account-data', 'common']);
  const dates = useDates();
  const said = until
    ? {
        title: t('account-data:planned.title'),
        heading: t('account-data:planned.heading'),
        text: t('account-data:planned.text', { day: dates.date(until) }),
      }
    : {
        title: t('account:deletion.done.title'),
        heading: t('account:deletion.done.heading'),
        text: t('account:deletion.done.text'),
      };
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-4 py-8 text-center">
      <title>{t('common:pageTitle', { title: said.title })}</title>
      <Lighthouse className="w-48" />
      <h1 className="font-display text-3xl">{said.heading}</h1>
      <p className="text-muted">{said.text}</p>
      <p className="text-muted">
        {t('account:deletion.done.help')} <Link to="/help">{t('account:deletion.done.helpAction')}</Link>
      </p>
      <ButtonLink to="/" variant="secondary" className="mt-4">
        {t('account:deletion.done.home')}
      </ButtonLink>
    </div>
  );
}
