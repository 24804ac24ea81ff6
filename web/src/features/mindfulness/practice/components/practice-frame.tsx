import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { WholeScreen } from '#ui/whole-screen.tsx';

export interface PracticeFrameProps {
  title: string;
  onLeave: () => void;
  /** What the frame around every screen offers, for example help. */
  frameActions: ReactNode;
  children: ReactNode;
}

/** A practice over the whole screen: the way out, help, and nothing else around it. */
export function PracticeFrame({ title, onLeave, frameActions, children }: PracticeFrameProps) {
  const { t } = useTranslation(['mindfulness', 'common']);
  return (
    <WholeScreen title={t('common:pageTitle', { title })}>
      <header className="mx-auto flex w-full max-w-3xl items-center gap-1 px-2 py-1.5 sm:gap-2 sm:px-4">
        <IconButton label={t('breathing.leave')} className="me-auto" onPress={onLeave}>
          <CloseIcon />
        </IconButton>
        {frameActions}
      </header>
      {children}
    </WholeScreen>
  );
}

/** What may be longer than the screen. */
export function Scrolled({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div className="mx-auto w-full max-w-xl px-gutter pt-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </div>
  );
}
