import type { Personality } from '@alento/domain/chat/schema.ts';
import type { TrialConversation } from './components/conversation-island.tsx';
import type { LoadHelp } from '#features/safety/use-help-view.ts';

interface Trial {
  /** Opens the conversation, or goes on with the open one in another voice. */
  listenAs(personality: Personality): Promise<void>;
  close(): void;
}

/** The place on the landing page where anybody can try a conversation; its code is fetched at the first touch. */
export function startTrial(loadHelp: LoadHelp): Trial | null {
  const panel = document.querySelector<HTMLElement>('[data-trial]');
  const place = panel?.querySelector<HTMLElement>('[data-trial-place]');
  if (!panel || !place) return null;
  let conversation: TrialConversation | undefined;
  let isOpening = false;
  let isClosed = false;

  async function open(place: HTMLElement): Promise<TrialConversation> {
    const { mountConversation } = await import('./components/conversation-island.tsx');
    return mountConversation(place, loadHelp);
  }

  return {
    async listenAs(personality) {
      if (isOpening) return;
      for (const button of panel.querySelectorAll<HTMLElement>('button[data-personality]')) {
        button.ariaPressed = String(button.dataset.personality === personality);
      }
      try {
        isOpening = true;
        panel.dataset.trial = conversation ? 'open' : 'opening';
        conversation ??= await open(place);
        panel.dataset.trial = 'open';
        if (isClosed) conversation.close();
        else conversation.listenAs(personality);
      } catch {
        panel.dataset.trial = 'failed';
      } finally {
        isOpening = false;
      }
    },
    close() {
      isClosed = true;
      conversation?.close();
    },
  };
}
