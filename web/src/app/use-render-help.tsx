import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHelpView } from '#features/safety/use-help-view.ts';
import { ButtonLink } from '#ui/link.tsx';
import { loadCrisisHelp } from './load-crisis-help.ts';

/** Help as conversations show it; until it is here, the way to the page that has it. */
export function useRenderHelp(): (help: HelpBlock) => ReactNode {
  const { t } = useTranslation('common');
  // Fetched with the conversation and before anybody needs it, yet after the conversation's own words.
  const Help = useHelpView(loadCrisisHelp);
  return (help) => (Help ? <Help help={help} /> : <ButtonLink to="/help">{t('help.label')}</ButtonLink>);
}
