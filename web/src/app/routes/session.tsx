import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SessionScreen } from '#features/chat/screens/session-screen.tsx';
import { useHelpView } from '#features/safety/use-help-view.ts';
import { ButtonLink } from '#ui/link.tsx';
import { loadCrisisHelp } from '../load-crisis-help.ts';
import { SafetyActions } from '../safety-actions.tsx';

export default function SessionRoute() {
  const { t } = useTranslation('common');
  const { sessionId = '' } = useParams();
  // Fetched with the conversation and before anybody needs it, yet after the conversation's own words.
  const Help = useHelpView(loadCrisisHelp);
  const renderHelp = (help: HelpBlock) =>
    Help ? <Help help={help} /> : <ButtonLink to="/help">{t('help.label')}</ButtonLink>;
  return (
    <SessionScreen
      key={sessionId}
      sessionId={sessionId}
      frameActions={<SafetyActions isCompact />}
      renderHelp={renderHelp}
    />
  );
}
