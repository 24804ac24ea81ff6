import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { whenTouched } from '#lib/when-touched.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type Press, readPress } from '#ui/menu.tsx';
import { useApplyPreferences } from './use-apply-preferences.ts';

const loadMenu = () => import('./person-menu.tsx');

const PersonMenu = lazy(async () => ({ default: (await loadMenu()).PersonMenu }));

/** The person's menu: its button at once, and what it opens once somebody is there, for it weighs as much as a screen. */
export function AccountMenu() {
  const { t } = useTranslation('common');
  const account = useAccount();
  const [press, setPress] = useState<Press>();
  useApplyPreferences(account.status === 'signed_in' ? account.person.id : undefined);
  useEffect(() => whenTouched(() => void loadMenu().catch(() => undefined)), []);
  if (account.status !== 'signed_in') return null;
  const { person } = account;
  const button = (
    <IconButton
      label={t('account.menu', { name: person.name })}
      aria-haspopup="true"
      onClick={(event) => setPress(readPress(event))}
    >
      <Avatar name={person.name} src={person.picture} />
    </IconButton>
  );
  if (!press) return button;
  return (
    <Suspense fallback={button}>
      <PersonMenu person={person} pressedBy={press} />
    </Suspense>
  );
}
