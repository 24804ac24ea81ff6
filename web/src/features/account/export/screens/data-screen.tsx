import { useTranslation } from 'react-i18next';
import { ExportSection } from '#features/account/export/components/export-section.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** What a person can do with all that is kept of them: take it along, or have it deleted. */
export function DataScreen() {
  const { t } = useTranslation(['account-data', 'common']);
  return (
    <div className="flex flex-col gap-10">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} back={{ to: '/settings', label: t('back') }} />
      <p className="-mt-7 max-w-prose text-muted">{t('text')}</p>
      <ExportSection />
      <section aria-labelledby="leave-title">
        <h2 id="leave-title" className="font-display text-xl">
          {t('leave.action')}
        </h2>
        <p className="mt-1 mb-5 max-w-prose text-muted">{t('leave.text')}</p>
        <ButtonLink to="/delete-account" variant="outline">
          {t('leave.action')}
        </ButtonLink>
      </section>
    </div>
  );
}
