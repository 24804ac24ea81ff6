import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Person } from '#features/account/state.ts';
import { Avatar } from '#ui/avatar.tsx';
import {
  ConversationIcon,
  EditIcon,
  HelpIcon,
  InfoIcon,
  LanguageIcon,
  PersonIcon,
  SettingsIcon,
  SignOutIcon,
  TrashIcon,
} from '#ui/icons.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type Press } from '#ui/menu.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';
import { useSignOutSafely } from './use-sign-out-safely.ts';

// Opened by few, and rarely.
const LanguageDialog = lazy(async () => ({
  default: (await import('#features/language/components/language-dialog.tsx')).LanguageDialog,
}));
const QuickSupport = lazy(async () => ({ default: (await import('../support/quick-support.tsx')).QuickSupport }));

/** The person's own menu, open: language, what the person may read and do about their data, and the way out. */
export function PersonMenu({ person, pressedBy }: { person: Person; pressedBy: Press }) {
  const { t } = useTranslation(['common', 'safety']);
  const leaving = useSignOutSafely();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isChoosingLanguage, setChoosingLanguage] = useState(false);
  return (
    <>
      <Menu
        pressedBy={pressedBy}
        label={t('account.menu', { name: person.name })}
        trigger={
          <IconButton label={t('account.menu', { name: person.name })} isDisabled={leaving.isPending}>
            <Avatar name={person.name} src={person.picture} />
          </IconButton>
        }
        header={
          <>
            <span dir="auto" className="block font-semibold">
              {person.name}
            </span>
            <span dir="auto" className="block text-sm wrap-anywhere text-muted">
              {person.email}
            </span>
          </>
        }
        entries={[
          {
            id: 'profile',
            label: t('account.profile'),
            icon: <PersonIcon />,
            onAction: () => void navigate('/profile'),
          },
          {
            id: 'settings',
            label: t('account.settings'),
            icon: <SettingsIcon />,
            onAction: () => void navigate('/settings'),
          },
          {
            id: 'journal',
            label: t('navigation.journal'),
            icon: <EditIcon />,
            onAction: () => void navigate('/journal'),
          },
          {
            id: 'plan',
            label: t('safety:plan.title'),
            icon: <HelpIcon />,
            onAction: () => void navigate('/help/plan'),
          },
          {
            id: 'language',
            label: t('account.language'),
            icon: <LanguageIcon />,
            onAction: () => setChoosingLanguage(true),
          },
          { id: 'support', label: t('account.support'), icon: <ConversationIcon />, onAction: () => setAsking(true) },
          {
            id: 'privacy',
            label: t('account.privacy'),
            icon: <InfoIcon />,
            onAction: () => void navigate('/privacy-policy'),
          },
          { id: 'sign-out', label: t('account.signOut'), icon: <SignOutIcon />, onAction: () => void leaving.leave() },
          {
            id: 'delete',
            label: t('account.delete'),
            icon: <TrashIcon />,
            isDangerous: true,
            onAction: () => void navigate('/delete-account'),
          },
        ]}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <QuickSupport onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {leaving.isAsking && <UnsentDialog onStay={leaving.stay} onLeave={leaving.leaveAnyway} />}
      {isChoosingLanguage && (
        <Suspense fallback={null}>
          <LanguageDialog isOpen onOpenChange={setChoosingLanguage} />
        </Suspense>
      )}
    </>
  );
}
