import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { SupportDesk, type SupportDeskProps } from '../components/support-desk.tsx';

/** The page of support, for everybody. */
export function SupportScreen({ renderHelp }: Pick<SupportDeskProps, 'renderHelp'>) {
  const { t } = useTranslation(['support', 'common']);
  const isKnown = useAccount().status === 'signed_in';
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} {...(isKnown && { back: { to: '/app', label: t('common:goHome') } })} />
      <SupportDesk renderHelp={renderHelp} onClose={null} />
    </div>
  );
}
