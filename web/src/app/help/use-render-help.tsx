import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RenderHelp } from '#features/chat/components/message-list.tsx';
import { useHelpView } from '#features/safety/use-help-view.ts';
import { ButtonLink } from '#ui/link.tsx';
import { loadCrisisHelp } from './load-crisis-help.ts';

/** Help as conversations show it; until it is here, the way to the page that has it. */
export function useRenderHelp(): RenderHelp {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  // Loaded before it is needed, but after the conversation's own texts.
  const Help = useHelpView(loadCrisisHelp);
  const open = (path: string): void => void navigate(path);
  return (help, onDismiss) =>
    Help ? (
      <Help help={help} onDismiss={onDismiss} onOpen={open} />
    ) : (
      <ButtonLink to="/help" variant={help.form === 'dismissed' ? 'quiet' : 'primary'}>
        {t('help.label')}
      </ButtonLink>
    );
}
