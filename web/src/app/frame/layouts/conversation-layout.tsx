import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SafetyActions } from '../../help/safety-actions.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { SideNavigation } from '../navigation.tsx';
import { SkipLink } from '../skip-link.tsx';

/** A conversation: alone on a phone, beside the navigation where there is room, with what helps at its other side where there is more. */
export default function ConversationLayout() {
  const { t } = useTranslation('common');
  return (
    <div className="md:[--side-start:15rem] xl:[--side-end:18rem]">
      <SkipLink />
      <SideNavigation />
      <Outlet />
      <aside
        aria-label={t('help.beside')}
        className="fixed end-0 top-0 hidden h-dvh w-(--side-end) flex-col gap-6 overflow-y-auto border-s border-line px-6 pt-[calc(var(--top-bar,0px)+var(--offline-bar,0px))] pb-8 xl:flex"
      >
        <div className="flex flex-col items-start gap-1 pt-3">
          <SafetyActions room="plenty" />
        </div>
        <DeskSlot name="aside" />
      </aside>
    </div>
  );
}
