import { chooseLanguage } from '#lib/choose-language.ts';
import { i18n, startI18n } from '#lib/i18n.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { LoadHelp } from '#features/safety/use-help-view.ts';
import { GuidedTrial } from './guided-trial.tsx';

export interface TrialConversation {
  listenAs(personality: Personality): void;
  close(): void;
}

/** Puts a conversation with the guided companion into a place on the page, in the page's language. */
export async function mountConversation(place: HTMLElement, loadHelp: LoadHelp): Promise<TrialConversation> {
  const language = chooseLanguage(document.documentElement.lang, []);
  const [content] = await Promise.all([
    loadGuidedContent(language),
    i18n.isInitialized ? undefined : startI18n(language, ['landing']),
  ]);
  const root = createRoot(place);
  return {
    listenAs(personality) {
      root.render(
        <StrictMode>
          <I18nextProvider i18n={i18n}>
            <GuidedTrial content={content} personality={personality} loadHelp={loadHelp} />
          </I18nextProvider>
        </StrictMode>,
      );
    },
    close: () => root.unmount(),
  };
}
