import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { showToast } from '#ui/toast.tsx';
import { LoadedSecurity } from '../components/loaded-security.tsx';
import { PasswordChangeForm } from '../components/password-change-form.tsx';

/** Changes or sets the password of a signed-in user. */
export function ChangePasswordScreen() {
  const { t } = useTranslation(['account-security', 'common']);
  const navigate = useNavigate();
  const account = useAccount();
  const email = account.status === 'signed_in' ? account.person.email : '';

  function handleDone(): void {
    showToast({ text: t('password.done') });
    void navigate('/settings/security', { replace: true });
  }

  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:pageTitle', { title: t('password.title') })}</title>
      <PageHeader title={t('password.title')} back={{ to: '/settings/security', label: t('backToSecurity') }} />
      <p className="-mt-3 max-w-prose text-muted">{t('password.effect')}</p>
      <LoadedSecurity>
        {({ hasPassword }) => <PasswordChangeForm email={email} hasPassword={hasPassword} onDone={handleDone} />}
      </LoadedSecurity>
    </div>
  );
}
