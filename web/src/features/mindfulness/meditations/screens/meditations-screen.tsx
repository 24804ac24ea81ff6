import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { MeditationsTab } from '../components/meditations-tab.tsx';

/** The meditations on a page of their own, for visitors, too. */
export function MeditationsScreen() {
  const { t } = useTranslation(['mindfulness-meditations', 'common', 'mindfulness-sounds']);
  const isSignedIn = useAccount().status === 'signed_in';
  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader
        title={t('title')}
        subtitle={t('text')}
        {...(isSignedIn && { back: { to: '/mindfulness', label: t('mindfulness-sounds:back') } })}
      />
      <MeditationsTab />
    </div>
  );
}
