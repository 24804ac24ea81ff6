import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '#ui/icon-link.tsx';
import { BackIcon } from '#ui/icons.tsx';

/** The header where no conversation is, not yet or not any more: the way back, and what the frame of every screen offers. */
export function BareHeader({ frameActions }: { frameActions: ReactNode }) {
  const { t } = useTranslation('chat');
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex w-full max-w-3xl items-center gap-1 px-2 py-1.5 sm:gap-2 sm:px-4">
        <div className="me-auto">
          <IconLink to="/sessions" label={t('session.back')}>
            <BackIcon />
          </IconLink>
        </div>
        {frameActions}
      </div>
    </header>
  );
}
