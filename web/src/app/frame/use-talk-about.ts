import { useNavigate } from 'react-router';
import { useAccount } from '#features/account/use-account.ts';
import { usePrefillDraft } from '#features/chat/use-prefill-draft.ts';
import { keepTrialWords } from '#features/landing/state.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { showToast } from '#ui/toast.tsx';

/**
 * Leads from anywhere into a conversation: the one of `sessionId`, or a new one if there are words to bring. Whoever has
 * no account gets the conversation to try. The words stand where the person writes, and nothing is sent in their name.
 */
export function useTalkAbout(): (words: string, sessionId: string | null) => void {
  const account = useAccount();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const { bring } = usePrefillDraft();

  return (words, sessionId) => {
    if (account.status !== 'signed_in') {
      keepTrialWords(words);
      // The landing page is a page of its own.
      window.location.assign('/#try');
    } else if (words === '') void navigate(sessionId === null ? '/new-session' : `/session/${sessionId}`);
    else {
      bring(words, sessionId).then(
        (id) => navigate(`/session/${id}`),
        (caught: unknown) => showToast({ text: errorMessage(caught), tone: 'danger' }),
      );
    }
  };
}
