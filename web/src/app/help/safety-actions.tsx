import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { ExitIcon, HelpIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { quickExit } from './quick-exit.ts';

/** One tap to help, and one out of here; on every screen. */
export function SafetyActions({ isCompact = false }: { isCompact?: boolean }) {
  const { t, i18n } = useTranslation('common');
  // The words come with the button and the page with its link: one tap is enough even once the connection is gone.
  useEffect(() => void i18n.loadNamespaces('safety'), [i18n]);
  return (
    <>
      <ButtonLink
        to="/help"
        prefetch="render"
        variant="secondary"
        size="small"
        className={`shrink-0 gap-1.5 ${isCompact ? 'max-sm:w-touch max-sm:px-0' : ''}`}
        aria-label={t('help.label')}
      >
        <HelpIcon className="size-5" />
        <span className={isCompact ? 'max-sm:sr-only' : ''}>{t('help.action')}</span>
      </ButtonLink>
      <IconButton label={t('quickExit')} variant="muted" onPress={quickExit}>
        <ExitIcon />
      </IconButton>
    </>
  );
}
