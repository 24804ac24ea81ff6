import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DevicesSection } from '../components/devices-section.tsx';
import { LoadedSecurity } from '../components/loaded-security.tsx';
import { SecuritySection } from '../components/security-section.tsx';
import { MfaSection } from '../../mfa/components/mfa-section.tsx';

/** What keeps an account safe: its password, a second step, and who is signed in. */
export function SecurityScreen() {
  const { t } = useTranslation(['account-security', 'common']);
  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('title') })}</title>
      <PageHeader title={t('title')} back={{ to: '/settings', label: t('back') }} />
      <LoadedSecurity>
        {(security) => (
          <>
            <SecuritySection
              title={t('password.title')}
              text={t(security.hasPassword ? 'password.text' : 'password.textNone')}
            >
              <ButtonLink to="/settings/security/password" variant="outline">
                {t(security.hasPassword ? 'password.change' : 'password.choose')}
              </ButtonLink>
            </SecuritySection>
            <MfaSection security={security} />
            <DevicesSection signIns={security.signIns} />
          </>
        )}
      </LoadedSecurity>
    </div>
  );
}
