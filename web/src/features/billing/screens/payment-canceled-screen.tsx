import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { PremiumIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** Where a person arrives who left before paying. */
export function PaymentCanceledScreen() {
  const { t } = useTranslation(['billing', 'common']);
  return (
    <>
      <title>{t('common:pageTitle', { title: t('canceled.title') })}</title>
      <PageHeader title={t('title')} />
      <EmptyState
        picture={<PremiumIcon className="size-10" />}
        title={t('canceled.title')}
        text={t('canceled.text')}
        action={<ButtonLink to="/premium">{t('canceled.again')}</ButtonLink>}
      />
    </>
  );
}
