import { maxAnswerLength } from '@alento/domain/exercises/limits.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredText } from '#lib/use-stored-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SendIcon } from '#ui/icons.tsx';
import { TextArea } from '#ui/text-area.tsx';

export interface AnswerBoxProps {
  /** Key under which the unsent text is kept, also across steps. */
  readonly place: string;
  /** An example of an answer, or how else one may answer. */
  readonly hint: string;
  readonly isBusy: boolean;
  readonly onSay: (words: string) => void;
}

/** Where an answer is written. Whatever else can be pressed, words are always welcome. */
export function AnswerBox({ place, hint, isBusy, onSay }: AnswerBoxProps) {
  const { t } = useTranslation('exercises');
  const [typed, setTyped] = useStoredText(place);
  const words = typed ?? '';
  const isLong = words.trim().length > maxAnswerLength;
  const canSend = !isBusy && words.trim() !== '' && !isLong;
  const send = (): void => {
    if (!canSend) return;
    onSay(words.trim());
    setTyped(null);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="rounded-xl border border-line bg-raised shadow-soft transition-colors focus-within:border-focus">
      <div className="flex items-end gap-1 p-1.5">
        <TextArea
          label={t('player.answer')}
          isLabelHidden
          placeholder={hint}
          value={words}
          onChange={(written) => setTyped(written === '' ? null : written)}
          onKeyDown={handleKeyDown}
          rows={1}
          maxRows={6}
          enterKeyHint="send"
          className="min-w-0 flex-1"
          boxClassName="border-0! bg-transparent! px-3.5! outline-none!"
        />
        <IconButton label={t('player.send')} variant="primary" keepsFocus isDisabled={!canSend} onPress={send}>
          <SendIcon />
        </IconButton>
      </div>
      {isLong && (
        <p role="alert" className="px-5 pb-2.5 text-sm text-danger">
          {t('player.tooLong')}
        </p>
      )}
    </div>
  );
}
