import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SafetyActions } from '../../help/safety-actions.tsx';
import { SideNavigation } from '../navigation.tsx';
import { SkipLink } from '../skip-link.tsx';

interface ConversationFrameProps {
  /** The conversation. */
  children: ReactNode;
  /** What helps beside it, below the way to help. */
  aside?: ReactNode;
}

/** A conversation: alone on a phone, beside the navigation where there is room, with what helps at its other side where there is more. */
export function ConversationFrame({ children, aside }: ConversationFrameProps) {
  const { t } = useTranslation('common');
  return (
    <div className="md:[--side-start:15rem] xl:[--side-end:18rem]">
      <SkipLink />
      <SideNavigation />
      {children}
      <aside
        aria-label={t('help.beside')}
        className="fixed end-0 top-0 hidden h-dvh w-(--side-end) flex-col gap-6 overflow-y-auto border-s border-line px-6 pt-[calc(var(--top-bar,0px)+var(--offline-bar,0px))] pb-8 xl:flex"
      >
        <div className="flex flex-col items-start gap-1 pt-3">
          <SafetyActions room="plenty" />
        </div>
        {aside}
      </aside>
    </div>
  );
}
