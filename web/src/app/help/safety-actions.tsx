import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ExitButton } from './exit-button.tsx';

interface SafetyActionsProps {
  /** Decides which of the two have words beside their sign: none on a phone, both on a desktop, both everywhere. */
  room?: 'little' | 'usual' | 'plenty';
}

/** One tap to help, and one out of here; on every screen. */
export function SafetyActions({ room = 'usual' }: SafetyActionsProps) {
  const { t, i18n } = useTranslation('common');
  const isCompact = room === 'little';
  // The words come with the button and the page with its link: one tap is enough even once the connection is gone.
  useEffect(() => void i18n.loadNamespaces('safety'), [i18n]);
  return (
    <>
      <ButtonLink
        to="/help"
        prefetch="render"
        variant="secondary"
        size="small"
        className={`shrink-0 gap-1.5 px-[min(1rem,3.5vw)]! text-[min(var(--text-sm),4.6vw)]! ${isCompact ? 'max-sm:w-touch max-sm:px-0!' : ''}`}
        aria-label={t('help.label')}
      >
        <HelpIcon className="size-5" />
        <span className={isCompact ? 'max-sm:sr-only' : ''}>{t('help.action')}</span>
      </ButtonLink>
      <ExitButton room={room} />
    </>
  );
}
