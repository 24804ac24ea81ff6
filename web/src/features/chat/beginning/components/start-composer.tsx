import { maxMessageLength } from '@alento/domain/chat/limits.ts';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { SendIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { isComposing, sendsOnEnter } from '../../conversation/typing.ts';
import { useBeginConversation } from '../use-begin-conversation.ts';
import { useDraft } from '../../use-draft.ts';
import { useLastPersonality } from '../../use-last-personality.ts';
import { useStartingMood } from '../use-starting-mood.ts';
import { useSharedWords } from '../use-shared-words.ts';
import { StartChips } from './start-chips.tsx';

/** Where the words wait that have no conversation yet. */
const draftName = 'start';

export interface StartComposerProps {
  /** Shows help beside words that could not be sent. */
  renderHelp: (help: HelpBlock, onDismiss: () => void) => ReactNode;
}

/** Begins a conversation in one press: with the person's own words, or with the companion's. */
export function StartComposer({ renderHelp }: StartComposerProps) {
  const { t } = useTranslation(['common', 'chat', 'mood']);
  const errorMessage = useErrorMessage();
  const draft = useDraft(draftName);
  useSharedWords(draft.append);
  const mood = useStartingMood();
  const [personality, setPersonality] = useLastPersonality();
  const { begin, isBeginning, error, help, dismissHelp } = useBeginConversation(() => draft.write(''));
  const [isTouched, setTouched] = useState(false);
  const text = draft.text.trim();
  const over = text.length - maxMessageLength;

  const handleBegin = (): void => {
    if (!isBeginning && over <= 0) begin({ text, mood: mood.chosen, personality });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (isComposing(event.nativeEvent) || event.key !== 'Enter' || event.shiftKey || !sendsOnEnter()) return;
    event.preventDefault();
    if (text !== '') handleBegin();
  };
  const handleFocus = (): void => {
    if (!isTouched) mood.lookAgain();
    setTouched(true);
  };

  return (
    <>
      <StartChips mood={mood} personality={personality} onChoosePersonality={setPersonality} />
      <div className="mt-2.5 flex flex-col rounded-xl border border-line bg-raised p-1.5 text-ink shadow-soft focus-within:border-focus">
        <TextArea
          label={t('common:home.start.title')}
          isLabelHidden
          placeholder={t('common:home.start.text')}
          value={draft.text}
          onChange={draft.write}
          onFocus={handleFocus}
          onKeyDown={handleKeyDown}
          rows={2}
          maxRows={7}
          enterKeyHint={sendsOnEnter() ? 'send' : 'enter'}
          error={over > 0 ? t('chat:composer.over', { count: over }) : undefined}
          boxClassName="border-0! bg-transparent! px-3.5! outline-none!"
        />
        <div className="flex justify-end">
          <Button isPending={isBeginning} isDisabled={over > 0} onPress={handleBegin}>
            {text === '' ? (
              t('common:home.start.action')
            ) : (
              <>
                {t('common:home.start.send')}
                <SendIcon className="size-5" />
              </>
            )}
          </Button>
        </div>
      </div>
      <Link
        to="/new-session?temporary"
        isQuiet
        className="mt-1.5 -mb-3 inline-flex min-h-touch items-center text-sm text-on-soft!"
      >
        {t('chat:temporary.switch')}
      </Link>
      {help !== null && <div className="mt-4">{renderHelp(help, dismissHelp)}</div>}
      {error !== null && (
        <Banner tone="danger" className="mt-4">
          {errorMessage(error)}
        </Banner>
      )}
    </>
  );
}
