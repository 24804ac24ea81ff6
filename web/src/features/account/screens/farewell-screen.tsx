import { useTranslation } from 'react-i18next';
import { Lighthouse } from '#ui/illustrations/lighthouse.tsx';
import { ButtonLink, Link } from '#ui/link.tsx';

/** After the account is gone: short, and without a reproach. */
export function FarewellScreen() {
  const { t } = useTranslation(['account', 'common']);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center">
      <title>{t('common:pageTitle', { title: t('account:deletion.done.title') })}</title>
      <Lighthouse className="w-48" />
      <h1 className="font-display text-3xl">{t('account:deletion.done.heading')}</h1>
      <p className="text-muted">{t('account:deletion.done.text')}</p>
      <p className="text-muted">
        {t('account:deletion.done.help')} <Link to="/help">{t('account:deletion.done.helpAction')}</Link>
      </p>
      <ButtonLink to="/" variant="secondary" className="mt-4">
        {t('account:deletion.done.home')}
      </ButtonLink>
    </div>
  );
}
