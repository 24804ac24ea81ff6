import type { Personality } from '@alento/domain/chat/schema.ts';
import type { LoadHelp } from '#features/safety/use-help-view.ts';
import type { TrialConversation } from './components/conversation-island.tsx';

interface Trial {
  /** Shows the conversation as it was left, or begins one. */
  open(): Promise<void>;
  /** Shows the conversation, in this voice from now on. */
  listenAs(personality: Personality): Promise<void>;
  close(): void;
}

/** The conversation that anybody can try on the landing page; its code is fetched at the first touch. */
export function startTrial(loadHelp: LoadHelp): Trial | null {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-trial]');
  const place = dialog?.querySelector<HTMLElement>('[data-trial-place]');
  if (!dialog || !place) return null;
  let conversation: TrialConversation | undefined;
  let chosen: Personality = 'default';
  let isOpening = false;
  let isClosed = false;

  async function mount(place: HTMLElement): Promise<TrialConversation> {
    const { mountConversation } = await import('./components/conversation-island.tsx');
    return mountConversation(place, loadHelp);
  }

  async function listenAs(personality: Personality): Promise<void> {
    if (!dialog || !place) return;
    if (!dialog.open) dialog.showModal();
    if (isOpening) return;
    chosen = personality;
    for (const button of document.querySelectorAll<HTMLElement>('button[data-personality]')) {
      button.ariaPressed = String(button.dataset.personality === personality);
    }
    try {
      isOpening = true;
      dialog.dataset.trial = conversation ? 'open' : 'opening';
      conversation ??= await mount(place);
      dialog.dataset.trial = 'open';
      if (isClosed) conversation.close();
      else conversation.listenAs(personality);
    } catch {
      dialog.dataset.trial = 'failed';
    } finally {
      isOpening = false;
    }
  }

  dialog.querySelector('[data-close-trial]')?.addEventListener('click', () => dialog.close());
  // Whoever comes from an exercise came to talk of it.
  if (window.location.hash === '#try') void listenAs(chosen);

  return {
    open: () => listenAs(chosen),
    listenAs,
    close() {
      isClosed = true;
      conversation?.close();
    },
  };
}
