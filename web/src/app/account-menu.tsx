import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { useSignOut } from '#features/account/use-sign-out.ts';
import { LanguageDialog } from '#features/language/components/language-dialog.tsx';
import { AvatarInitial } from '#ui/avatar-initial.tsx';
import { LanguageIcon, SignOutIcon } from '#ui/icons.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';

/** The person's own menu: language and the way out. */
export function AccountMenu() {
  const { t } = useTranslation('common');
  const account = useAccount();
  const signOut = useSignOut();
  const [isChoosingLanguage, setChoosingLanguage] = useState(false);
  if (account.status !== 'signed_in') return null;
  return (
    <>
      <Menu
        label={t('account.menu')}
        trigger={
          <IconButton label={t('account.menu')} isDisabled={signOut.isPending}>
            <AvatarInitial name={account.person.name} />
          </IconButton>
        }
        header={
          <>
            <span className="block font-semibold">{account.person.name}</span>
            <span className="block text-sm text-muted">{account.person.email}</span>
          </>
        }
        entries={[
          {
            id: 'language',
            label: t('account.language'),
            icon: <LanguageIcon />,
            onAction: () => setChoosingLanguage(true),
          },
          { id: 'sign-out', label: t('account.signOut'), icon: <SignOutIcon />, onAction: () => signOut.mutate() },
        ]}
      />
      <LanguageDialog isOpen={isChoosingLanguage} onOpenChange={setChoosingLanguage} />
    </>
  );
}
